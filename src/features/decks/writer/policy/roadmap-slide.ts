import { milestoneLabels } from '../../../projects/milestones/policy.ts';
import { lineWords } from '../../../projects/own/view/row-words.ts';
import type { DeckProject } from '../../facts/policy/deck-project.ts';
import { slideFields, type WrittenSlide } from '../../policy/slides.ts';
import { startSlide } from './slide-draft.ts';
import type { Words } from './words.ts';

const { milestones: rows } = slideFields.roadmap_slide;
/** Reached milestones that are shown where there are too many: the last ones show that dates are kept. */
const shownReached = 2;

type Milestone = DeckProject['fields']['plan']['milestones'][number];

/** The milestones by date, with the date that a moved one had before. */
export function writeRoadmap(words: Words, { fields: { plan, objectives } }: DeckProject): WrittenSlide {
  const slide = startSlide('roadmap_slide', words);
  const byDate = plan.milestones.toSorted((one, other) => Date.parse(one.dueOn) - Date.parse(other.dueOn));
  const chosen = chooseMilestones(byDate);
  slide.rows(
    'milestones',
    chosen.map(({ id }) => [words.say(`milestone:${id}:date`), words.line(`milestone:${id}:title`), standOf(words, id)]),
  );
  slide.noteText('roadmap');
  const others = byDate.filter((milestone) => !chosen.includes(milestone) || words.isShortened(`milestone:${milestone.id}:title`));
  slide.note(
    chosen.length < byDate.length ? 'Andere mijlpalen' : 'Mijlpalen',
    others.map(
      ({ id, status }) =>
        `${words.say(`milestone:${id}:title`)} (${words.say(`milestone:${id}:date`)}, ${milestoneLabels[status].toLowerCase()})`,
    ),
    'Mijlpalen',
  );
  slide.note(
    lineWords.objectives.title,
    [...objectives.keys()].map((position) => words.say(`objective:${position}`)),
  );
  return slide.finish();
}

function chooseMilestones(byDate: readonly Milestone[]): readonly Milestone[] {
  const standing = byDate.filter(({ status }) => status !== 'dropped');
  if (standing.length <= rows.items) return standing;
  const reached = standing.filter(({ status }) => status === 'reached');
  const ahead = standing.filter(({ status }) => status !== 'reached');
  const past = reached.slice(-Math.max(shownReached, rows.items - ahead.length));
  const next = ahead.slice(0, rows.items - past.length);
  return standing.filter((milestone) => past.includes(milestone) || next.includes(milestone));
}

function standOf({ say }: Words, id: string): string {
  const status = say(`milestone:${id}:status`);
  const earlier = say(`milestone:${id}:earlier:0`);
  return earlier === '' ? status : `${status} (was ${earlier})`;
}
