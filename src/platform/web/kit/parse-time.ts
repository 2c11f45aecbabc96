const written = /^(\d{1,2})(?:\s*[:.,uh\s]\s*(\d{2}))?$/;
const bare = /^(\d{1,2})(\d{2})$/;

/**
 * Reads a time of day as people type it: '9', '930', '9:30', '09.30', '9u30', '14 uur'. Returns HH:MM of a day of 24 hours, or
 * null for what is no time.
 */
export function parseTime(text: string): string | null {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/\s*(?:uur|u|h)$/, '');
  const [, hour = '', minute = '00'] = written.exec(typed) ?? bare.exec(typed) ?? [];
  return hour === '' || Number(hour) > 23 || Number(minute) > 59 ? null : `${hour.padStart(2, '0')}:${minute}`;
}

/** Whether a text is a time that no further digit changes: '9:30' is, '9' and '103' may become '930' and '1030'. */
export function isWholeTime(text: string): boolean {
  return /^\s*(?:\d{1,2}\D+\d{2}|\d{4})\s*$/.test(text) && parseTime(text) !== null;
}

/** Returns the time of day some minutes on or back, in whole steps from midnight; the same time where the day would end. */
export function stepTime(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const step = Math.abs(minutes);
  const now = (hour * 60 + minute) / step;
  const next = minutes > 0 ? Math.floor(now) * step + step : Math.ceil(now) * step - step;
  if (next < 0 || next >= 24 * 60) return time;
  return `${String(Math.floor(next / 60)).padStart(2, '0')}:${String(next % 60).padStart(2, '0')}`;
}
