import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import style from './ask-us.module.css';

type AskUsProps = { title: string; text: string; subject?: string };

/** An invitation to contact the office, below each services page. The message begins with the page's subject. */
export function AskUs({ title, text, subject }: AskUsProps) {
  return (
    <section className={style.ask} aria-labelledby="vraag-het-ons" data-print="hidden">
      <div>
        <h2 id="vraag-het-ons">{title}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink to="/contact" search={{ onderwerp: subject }} tone="primary">
        Vraag het ons
      </ButtonLink>
    </section>
  );
}
