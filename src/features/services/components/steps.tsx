import style from './steps.module.css';

export type Step = { title: string; text: string };

/** Numbered steps. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={style.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
