import { formatDate } from '../../../platform/web/format/dates.ts';
import { enumerate } from '../../../platform/web/format/enumerate.ts';
import { AsideCard } from '../../../platform/web/kit/card.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import { applicationSentences, toldStatuses } from '../applications/texts.ts';
import type { Job } from '../contract.ts';
import { closedSentence } from '../texts.ts';
import style from './apply-card.module.css';
import { ApplyOrApplied } from './apply-or-applied.tsx';

/** The way to apply, until when it is open, and what the poster asks for; or that the reader did. */
export function ApplyCard({ job }: { job: Job }) {
  const { isOpen, deadline, ownApplication } = job;
  const canApply = isOpen && ownApplication === null;
  return (
    <AsideCard title={titleOf(job)}>
      {!isOpen && <Text>{closedSentence(job.closing ?? 'expired')}</Text>}
      {ownApplication !== null && (
        <Text>{ownApplication.isWithdrawn ? toldStatuses.withdrawn.sentence : applicationSentences.applied}</Text>
      )}
      {canApply && deadline !== null && <Text>Je kunt solliciteren tot en met {formatDate(deadline)}.</Text>}
      {canApply && <Text tone="muted">{askedOf(job)}</Text>}
      <div className={style.act} data-print="hidden">
        <ApplyOrApplied job={job} />
      </div>
    </AsideCard>
  );
}

function titleOf({ isOpen, ownApplication }: Job): string {
  if (!isOpen) return 'Inactief';
  return ownApplication === null ? 'Iets voor jou?' : 'Je sollicitatie';
}

/** Says what goes along: the profile always, answers only where they are required. */
function askedOf({ asksLetter, asksCv, questions }: Job): string {
  const required = questions.filter(({ isRequired }) => isRequired).length;
  const optional = questions.length - required;
  const asked = [
    ...(asksLetter ? ['een motivatiebrief'] : []),
    ...(asksCv ? ['een cv'] : []),
    ...(required === 1 ? ['een antwoord op 1 vraag'] : []),
    ...(required > 1 ? [`antwoorden op ${required} vragen`] : []),
  ];
  const needed =
    asked.length === 0
      ? 'Je Kiem-profiel is genoeg om te solliciteren.'
      : `Naast je Kiem-profiel vraagt deze vacature ${enumerate(asked)}.`;
  if (optional === 0) return needed;
  return `${needed} Je mag ook ${optional === 1 ? 'een vraag' : `${optional} vragen`} beantwoorden.`;
}
