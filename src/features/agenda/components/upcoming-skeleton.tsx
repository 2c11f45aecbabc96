import style from './upcoming-skeleton.module.css';

/** In the shape of the next meetings. */
export function UpcomingSkeleton() {
  return (
    <div className={style.list} aria-hidden="true">
      {['een', 'twee', 'drie'].map((meeting) => (
        <div key={meeting}>
          <span className={style.when} />
          <span className={style.title} />
          <span className={style.person} />
        </div>
      ))}
    </div>
  );
}
