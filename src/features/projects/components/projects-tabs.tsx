import { TabLink, TabLinks } from '../../../platform/web/kit/tabs.tsx';
import { useMe } from '../../profiles/hooks.ts';

type ProjectsTabsProps = { current: 'all' | 'followed' | 'own' | 'saved' };

/** An address without the choice of whose projects are listed. */
const noChoice = { eigenaar: undefined, gevolgd: undefined };

/** The lists of projects that the viewer has; a visitor has one, and needs no tabs. */
export function ProjectsTabs({ current }: ProjectsTabsProps) {
  const me = useMe();
  if (me === null) return null;
  const hasOwn = me.roles.includes('entrepreneur') || current === 'own';
  return (
    <TabLinks label="Welke projecten">
      <TabLink to="/projecten" search={(now) => ({ ...now, ...noChoice })} resetScroll={false} isCurrent={current === 'all'}>
        Alle projecten
      </TabLink>
      {hasOwn && (
        <TabLink
          to="/projecten"
          search={(now) => ({ ...now, ...noChoice, eigenaar: 'mij' })}
          resetScroll={false}
          isCurrent={current === 'own'}
        >
          Mijn projecten
        </TabLink>
      )}
      <TabLink
        to="/projecten"
        search={(now) => ({ ...now, ...noChoice, gevolgd: 'mij' })}
        resetScroll={false}
        isCurrent={current === 'followed'}
      >
        Volgend
      </TabLink>
      <TabLink to="/projecten/bewaard" search={{}} resetScroll={false} isCurrent={current === 'saved'}>
        Bewaard
      </TabLink>
    </TabLinks>
  );
}
