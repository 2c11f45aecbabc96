import style from './suggestions-skeleton.module.css';

/** In the shape of the suggested people beside the feed. */
export function SuggestionsSkeleton() {
  return (
    <div className={style.card} aria-hidden="true">
      <span className={style.title} />
      {['een', 'twee', 'drie'].map((person) => (
        <div key={person} className={style.person}>
          <span className={style.face} />
          <span className={style.name} />
          <span className={style.work} />
          <span className={style.button} />
        </div>
      ))}
    </div>
  );
}
