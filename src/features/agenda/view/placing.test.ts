import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byDay, type Extent, extentOn, hoursFor, inLanes, timeOn, timesOn } from './placing.ts';

const zone = 'Europe/Brussels';
const lasting = (startTime: string, endTime: string) => ({ startTime, endTime });
const overNight = lasting('2026-11-23T22:30:00.000Z', '2026-11-23T23:30:00.000Z');
const untilMidnight = lasting('2026-11-23T22:00:00.000Z', '2026-11-23T23:00:00.000Z');

test('a meeting is listed under each day that it touches in the zone', () => {
  expect(byDay([untilMidnight, overNight], zone)).toEqual(
    new Map([
      ['2026-11-23', [untilMidnight, overNight]],
      ['2026-11-24', [overNight]],
    ]),
  );
  expect([...byDay([overNight], 'America/New_York').keys()]).toEqual(['2026-11-23']);
});

test('a meeting of 24 hours touches three days when one of them has 23', () => {
  const long = lasting('2027-03-27T22:30:00.000Z', '2027-03-28T22:30:00.000Z');
  expect([...byDay([long], zone).keys()]).toEqual(['2027-03-27', '2027-03-28', '2027-03-29']);
  expect(timeOn('2027-03-28', long, zone)).toBe('hele dag');
});

test('a meeting that passes midnight is cut at the edge of each day, and still shows its real start and end', () => {
  expect(extentOn('2026-11-23', overNight, zone)).toEqual({ from: 1410, to: 1440 });
  expect(extentOn('2026-11-24', overNight, zone)).toEqual({ from: 0, to: 30 });
  expect(timesOn('2026-11-23', overNight, zone)).toBe('23:30 - 24 nov, 00:30');
  expect(timesOn('2026-11-24', overNight, zone)).toBe('23 nov, 23:30 - 00:30');
  expect(timeOn('2026-11-23', overNight, zone)).toBe('23:30');
  expect(timeOn('2026-11-24', overNight, zone)).toBe('tot 00:30');
});

test('a very short meeting is drawn tall enough, within its day', () => {
  expect(extentOn('2026-11-23', lasting('2026-11-23T09:00:00.000Z', '2026-11-23T09:05:00.000Z'), zone)).toEqual({ from: 600, to: 630 });
  expect(extentOn('2026-11-23', lasting('2026-11-23T22:50:00.000Z', '2026-11-23T22:55:00.000Z'), zone)).toEqual({ from: 1410, to: 1440 });
});

test('a meeting follows the clock on days when the clock changes', () => {
  // The clock advances two hours, from 01:30 to 03:30, while the meeting lasts one.
  expect(extentOn('2027-03-28', lasting('2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z'), zone)).toEqual({ from: 90, to: 210 });
  // The meeting starts at 02:30 and ends at 02:15, after the clock went back.
  expect(extentOn('2027-10-31', lasting('2027-10-31T00:30:00.000Z', '2027-10-31T01:15:00.000Z'), zone)).toEqual({ from: 150, to: 180 });
});

test('overlapping meetings are placed side by side, and the next one takes the full width again', () => {
  const [long, first, second, after] = [
    { from: 540, to: 720 },
    { from: 540, to: 600 },
    { from: 600, to: 660 },
    { from: 720, to: 780 },
  ];
  expect(inLanes([after, second, first, long])).toEqual([
    { ...long, lane: 0, lanes: 2 },
    { ...first, lane: 1, lanes: 2 },
    { ...second, lane: 1, lanes: 2 },
    { ...after, lane: 0, lanes: 1 },
  ]);
});

const extent = fc
  .tuple(fc.nat(1409), fc.integer({ min: 30, max: 400 }))
  .map(([from, length]) => ({ from, to: Math.min(from + length, 1440) }));
const overlap = (a: Extent, b: Extent) => a.from < b.to && b.from < a.to;

test('no meeting covers another, however they overlap', () => {
  fc.assert(
    fc.property(fc.array(extent, { maxLength: 25 }), (extents) => {
      const placed = inLanes(extents);
      expect(placed).toHaveLength(extents.length);
      for (const [index, one] of placed.entries()) {
        expect(one.lane).toBeLessThan(one.lanes);
        for (const other of placed.slice(index + 1).filter((each) => overlap(one, each))) {
          expect(other.lane).not.toBe(one.lane);
          expect(other.lanes).toBe(one.lanes);
        }
      }
    }),
  );
});

test('the number of lanes is the largest number of simultaneous meetings', () => {
  fc.assert(
    fc.property(fc.array(extent, { minLength: 1, maxLength: 25 }), (extents) => {
      const most = Math.max(...extents.map(({ from }) => extents.filter((each) => each.from <= from && from < each.to).length));
      expect(Math.max(...inLanes(extents).map(({ lanes }) => lanes))).toBe(most);
    }),
  );
});

test('a day shows its working hours, and more only where there are meetings', () => {
  expect(hoursFor([])).toEqual({ first: 8, last: 18 });
  expect(hoursFor([{ from: 450, to: 1110 }])).toEqual({ first: 7, last: 19 });
  expect(hoursFor([{ from: 0, to: 30 }], 1439)).toEqual({ first: 0, last: 24 });
});

test('the clock changes during a meeting in March, and each zone shows its own times', () => {
  const day = '2027-03-28';
  const times = lasting('2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z');

  expect(timesOn(day, times, zone)).toBe('01:30 - 03:30');
  // London's clock changes at the same moment, when it reads an hour less.
  expect(timesOn(day, times, 'Europe/London')).toBe('00:30 - 02:30');
});
