import { Plant } from '../../../platform/web/kit/drawings.tsx';
import style from './landing-growth.module.css';

const steps = [
  { drawing: 'seed', title: 'Kennismaken', text: 'Je leest iets dat blijft hangen en stuurt een verzoek.' },
  { drawing: 'sprout', title: 'Praten', text: 'Een paar berichten, een meeting in je agenda.' },
  { drawing: 'plant', title: 'Plannen', text: 'Het idee wordt een project, met een doel en rollen.' },
  { drawing: 'tree', title: 'Groeien', text: 'Talent sluit aan, een investeerder stapt in.' },
] as const;

/** The steps from a connection to a project. */
export function LandingGrowth() {
  return (
    <section aria-labelledby="groei">
      <h2 id="groei" className={style.title}>
        Van connectie naar project
      </h2>
      <ol className={style.steps}>
        {steps.map(({ drawing, title, text }) => (
          <li key={drawing} className={style.step}>
            <Plant drawing={drawing} size={184} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
