import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { projectOptions } from '../../features/projects/view/project-options.ts';
import { useApi } from '../../platform/web/data/use-api.ts';
import { ButtonLink } from '../../platform/web/kit/buttons.tsx';
import { FailedPage, LedBack } from './failed-page.tsx';

/** Also for a project that doesn't exist: readers aren't told which it is. */
export const projectFailedMessage = 'Project kon niet worden geladen.';

/** A project that could not be loaded leads back to the overview. If only a tab failed, it can be opened again from here. */
export function ProjectErrorPage() {
  const { projectId } = useParams({ from: '/projecten/$projectId/' });
  const { queryKey } = projectOptions(useApi(), projectId);
  const isLoaded = useQueryClient().getQueryData(queryKey) !== undefined;
  const page = (
    <FailedPage title={projectFailedMessage} way={<ButtonLink to="/projecten">Naar de projecten</ButtonLink>}>
      Er ging iets mis onderweg. Het project zelf is er nog.
    </FailedPage>
  );
  return isLoaded ? (
    page
  ) : (
    <LedBack to="/projecten" title="Fout" message={projectFailedMessage}>
      {page}
    </LedBack>
  );
}
