import { Text } from '../../../platform/web/kit/text.tsx';
import style from './some-lines.module.css';

type SomeLinesProps = {
  title: string;
  lines: readonly string[];
  /** How many there are, of which `lines` may be the first. */
  count: number;
};

/** The first requirements or benefits of a job on its card, and how many more there are. */
export function SomeLines({ title, lines, count }: SomeLinesProps) {
  if (count === 0) return null;
  const more = count - lines.length;
  return (
    <div>
      <Text size="small" isStrong>
        {title}
      </Text>
      <ul className={style.lines}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and stay in place; two may be the same.
          <li key={place}>{line}</li>
        ))}
        {more > 0 && <li className={style.more}>+{more} meer</li>}
      </ul>
    </div>
  );
}
