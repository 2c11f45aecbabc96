import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import style from './ask-us.module.css';

/** An invitation to contact the office, below each services page. */
export function AskUs({ title, text }: { title: string; text: string }) {
  return (
    <section className={style.ask} aria-labelledby="vraag-het-ons" data-print="hidden">
      <div>
        <h2 id="vraag-het-ons">{title}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink to="/contact" tone="primary">
        Vraag het ons
      </ButtonLink>
    </section>
  );
}
