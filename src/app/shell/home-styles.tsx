import firstSteps from '../../features/home/components/first-steps-card.module.css';
import waitingList from '../../features/home/components/waiting-list.module.css';
import figures from '../../features/investors/components/figures.module.css';
import reasons from '../../features/investors/components/reasons.module.css';
import criteria from '../../features/profiles/components/investment-criteria.module.css';
import projectCard from '../../features/projects/components/project-card.module.css';
import projectPicture from '../../features/projects/components/project-picture.module.css';
import uploadedImage from '../../features/uploads/components/uploaded-image.module.css';
import card from '../../platform/web/kit/card.module.css';
import charts from '../../platform/web/kit/charts.module.css';
import coverLink from '../../platform/web/kit/cover-link.module.css';
import emptyState from '../../platform/web/kit/empty-state.module.css';
import facts from '../../platform/web/kit/facts.module.css';
import iconButton from '../../platform/web/kit/icon-button.module.css';
import layout from '../../platform/web/kit/layout.module.css';
import skeleton from '../../platform/web/kit/skeleton.module.css';
import tabs from '../../platform/web/kit/tabs.module.css';
import tagList from '../../platform/web/kit/tag-list.module.css';
import text from '../../platform/web/kit/text.module.css';
import titleDrawing from '../../platform/web/kit/title-drawing.module.css';
import pagedList from '../../platform/web/lists/paged-list.module.css';

/** A class of each style sheet of home's parts for members. */
const styles = [
  firstSteps.title,
  waitingList.section,
  figures.figures,
  reasons.reasons,
  criteria.criteria,
  projectCard.card,
  projectPicture.picture,
  uploadedImage.image,
  card.card,
  charts.progress,
  coverLink.link,
  emptyState.message,
  facts.facts,
  iconButton.round,
  layout.stack,
  skeleton.lines,
  tabs.line,
  tagList.tags,
  text.muted,
  titleDrawing.drawing,
  pagedList.cell,
];

/**
 * Keeps those style sheets in the page of the route: the server renders these parts, but their code and styles come on demand, and a page
 * names the styles of its route alone.
 */
export function HomeStyles() {
  return <span hidden data-styles={styles.length} />;
}
