import style from './leaf-list.module.css';

/** Short points, each behind a small leaf, in the colour of the role around it if there is one. */
export function LeafList({ points }: { points: readonly string[] }) {
  return (
    <ul className={style.list}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
