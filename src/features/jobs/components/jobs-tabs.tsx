import { TabLink, TabLinks } from '../../../platform/web/kit/tabs.tsx';
import { useMe } from '../../profiles/hooks.ts';

/** The lists of jobs that the viewer has; a visitor has one, and needs no tabs. */
export function JobsTabs({ current }: { current: 'all' | 'matches' | 'own' | 'saved' | 'applications' | 'answers' }) {
  const me = useMe();
  if (me === null) return null;
  // Other lists have filters of their own, by the same names.
  const isList = current === 'all' || current === 'own';
  const hasOwn = me.roles.includes('entrepreneur') || current === 'own' || current === 'answers';
  return (
    <TabLinks label="Welke vacatures">
      <TabLink
        to="/banen"
        search={(now) => ({ ...(isList && now), eigenaar: undefined })}
        resetScroll={false}
        isCurrent={current === 'all'}
      >
        Alle vacatures
      </TabLink>
      <TabLink to="/matches" search={{}} resetScroll={false} isCurrent={current === 'matches'}>
        Matches
      </TabLink>
      {hasOwn && (
        <TabLink to="/banen" search={(now) => ({ ...(isList && now), eigenaar: 'mij' })} resetScroll={false} isCurrent={current === 'own'}>
          Mijn vacatures
        </TabLink>
      )}
      {hasOwn && (
        <TabLink to="/banen/antwoorden" resetScroll={false} isCurrent={current === 'answers'}>
          Antwoorden
        </TabLink>
      )}
      <TabLink to="/banen/bewaard" resetScroll={false} isCurrent={current === 'saved'}>
        Bewaard
      </TabLink>
      <TabLink to="/banen/sollicitaties" resetScroll={false} isCurrent={current === 'applications'}>
        Mijn sollicitaties
      </TabLink>
    </TabLinks>
  );
}
