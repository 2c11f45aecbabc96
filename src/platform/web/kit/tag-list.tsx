import style from './tag-list.module.css';

/** Words without further text, such as skills. */
export function TagList({ items }: { items: readonly string[] }) {
  return (
    <ul className={style.tags}>
      {items.map((item) => (
        <li key={item} className={style.tag}>
          {item}
        </li>
      ))}
    </ul>
  );
}
