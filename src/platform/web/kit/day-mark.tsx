import style from './day-mark.module.css';

type DayMarkProps = {
  /** The number of the day in its month. */
  number: number;
  isToday: boolean;
  isChosen: boolean;
};

/** The number of a day, marked the same in every calendar: today has a ring, the chosen day is filled. */
export function DayMark({ number, isToday, isChosen }: DayMarkProps) {
  return (
    <span className={style.mark} data-today={isToday || undefined} data-chosen={isChosen || undefined}>
      {number}
    </span>
  );
}
