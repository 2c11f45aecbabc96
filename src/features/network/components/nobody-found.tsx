import { Link } from '@tanstack/react-router';
import buttons from '../../../platform/web/kit/button.module.css';
import { PlantMessage } from '../../../platform/web/kit/plant-message.tsx';
import type { Tab } from '../view/search.ts';

/** Nobody on this tab is what was looked for. */
export function NobodyFound({ tab }: { tab: Tab }) {
  return (
    <PlantMessage drawing="adrift" title="Niemand gevonden." text="Zoek op iets anders, of kijk zonder filters.">
      <Link to="/netwerk" search={{ tab }} className={buttons.secondary}>
        Alles tonen
      </Link>
    </PlantMessage>
  );
}
