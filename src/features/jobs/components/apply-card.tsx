import { enumerate } from '../../../platform/web/format/enumerate.ts';
import { formatDate } from '../../../platform/web/format/formats.ts';
import { AsideCard } from '../../../platform/web/kit/card.tsx';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { Job } from '../contract.ts';
import { closingLabels } from '../policy.ts';
import { ApplyButton } from './apply-button.tsx';
import style from './apply-card.module.css';

/** The way to apply, until when it is open, and what the poster asks for. */
export function ApplyCard({ job }: { job: Job }) {
  const { isOpen, deadline } = job;
  return (
    <AsideCard title={isOpen ? 'Iets voor jou?' : 'Inactief'}>
      {!isOpen && <Text>{reasonOf(job)}</Text>}
      {isOpen && deadline !== null && <Text>Je kunt solliciteren tot en met {formatDate(deadline)}.</Text>}
      {isOpen && <Text tone="muted">{askedOf(job)}</Text>}
      <div className={style.act} data-print="hidden">
        <ApplyButton job={job} />
      </div>
    </AsideCard>
  );
}

function reasonOf({ closing }: Job): string {
  if (closing === null || closing === 'expired') return 'De tijd om te solliciteren is voorbij.';
  return `Deze vacature is gesloten: ${closingLabels[closing].toLowerCase()}.`;
}

/** Says what goes along: the profile always. */
function askedOf({ asksLetter, asksCv, questions }: Job): string {
  const asked = [
    ...(asksLetter ? ['een motivatiebrief'] : []),
    ...(asksCv ? ['een cv'] : []),
    ...(questions.length === 1 ? ['een antwoord op 1 vraag'] : []),
    ...(questions.length > 1 ? [`antwoorden op ${questions.length} vragen`] : []),
  ];
  if (asked.length === 0) return 'Je Kiem-profiel is genoeg om te solliciteren.';
  return `Naast je Kiem-profiel vraagt deze vacature ${enumerate(asked)}.`;
}
