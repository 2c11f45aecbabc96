import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { Card } from '../../../platform/web/kit/card.tsx';
import { Hidden } from '../../../platform/web/kit/hidden.tsx';
import { IconButton } from '../../../platform/web/kit/icon-button.tsx';
import { IconCheck, IconX } from '../../../platform/web/kit/icons.tsx';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { Progress } from '../../../platform/web/kit/progress.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { FirstSteps } from '../contract.ts';
import { useDismissFirstSteps } from '../hooks.ts';
import { firstPeople } from '../policy.ts';
import { stepWords } from '../view/steps.ts';
import style from './first-steps-card.module.css';

/** The first steps of a new member, each a link to where it is done, until all are or they put the list away. */
export function FirstStepsCard({ firstSteps: { steps, people } }: { firstSteps: FirstSteps }) {
  const dismiss = useDismissFirstSteps();
  const section = useRef<HTMLElement>(null);
  const done = steps.filter(({ isDone }) => isDone).length;

  function putAway() {
    // The list goes with the focus in it: the title of the page takes it.
    const title = section.current?.closest('main')?.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus();
    dismiss.mutate();
  }

  return (
    <section ref={section} aria-labelledby="eerste-stappen">
      <Card>
        <Row justify="between" isUnbroken>
          <h2 id="eerste-stappen" className={style.title}>
            Je eerste stappen
          </h2>
          <IconButton size="small" label="Eerste stappen verbergen" icon={IconX} onClick={putAway} />
        </Row>
        <Progress label={`${done} van ${steps.length} gedaan`} value={done} goal={steps.length} percent={null} />
        <ol className={style.steps}>
          {steps.map(({ name, isDone }) => (
            <li key={name}>
              <Step name={name} isDone={isDone} people={people} />
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

function Step({ name, isDone, people }: FirstSteps['steps'][number] & Pick<FirstSteps, 'people'>) {
  const { title, why, link } = stepWords[name];
  const words = (
    <>
      <span className={style.mark}>{isDone && <IconCheck size={18} stroke={2.5} aria-hidden />}</span>
      <span className={style.words}>
        <Text as="span" isStrong={!isDone} tone={isDone ? 'muted' : 'ink'}>
          {title}
          {isDone && <Hidden>, gedaan</Hidden>}
        </Text>
        {!isDone && (
          <Text as="span" size="small" tone="muted">
            {name === 'people' && people > 0 ? `Nog ${firstPeople - people} te gaan.` : why}
          </Text>
        )}
      </span>
    </>
  );
  if (isDone)
    return (
      <span className={style.step} data-done>
        {words}
      </span>
    );
  return (
    <Link {...link} className={style.step}>
      {words}
    </Link>
  );
}
