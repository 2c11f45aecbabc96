import { createFileRoute } from '@tanstack/react-router';
import { FittingJobsCard } from '../../../features/matches/components/fitting-jobs-card.tsx';
import { SimilarTalents } from '../../../features/matches/components/similar-talents.tsx';
import { nameOf } from '../../../features/profiles/texts.ts';
import { TalentScreen } from '../../../features/talent/components/talent-screen.tsx';
import { TalentSkeleton } from '../../../features/talent/components/talent-skeleton.tsx';
import { useTalent } from '../../../features/talent/hooks.ts';
import { previewOf } from '../../../features/talent/view/preview.ts';
import { talentOptions } from '../../../features/talent/view/talent-options.ts';
import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../../platform/web/kit/notice-page.tsx';
import { entityRoute } from '../../shell/entity-route.ts';
import { FailedPage } from '../../shell/failed-page.tsx';

export const Route = createFileRoute('/talent/$talentId')({
  // Splits the skeleton off with the page, as it would otherwise be in every page's first load.
  codeSplitGroupings: [
    ['component', 'pendingComponent'],
    ['errorComponent', 'notFoundComponent'],
  ],
  ...entityRoute({
    options: (api, { talentId }: { talentId: string }) => talentOptions(api, talentId),
    // Only those who chose to be found by search engines have a name in the head, which ends up in previews and histories.
    title: (talent) => (talent.isFindable ? `${nameOf(talent.person)}, ${talent.person.jobTitle}` : ''),
    name: 'Talent',
    description: ({ isFindable, bio, person }) => (isFindable ? bio || person.jobTitle : 'Een talentprofiel.'),
    picture: previewOf,
    publicPath: ({ id, isFindable }) => (isFindable ? `/talent/${id}` : null),
    async load({ queryClient, api, viewer }, { talentId }) {
      // The page draws these parts as soon as they come; only the server waits, so that they stand in what it sends.
      const { loadBesideTalent } = await import('../../../features/matches/hooks/beside.ts');
      const loading = loadBesideTalent(queryClient, api, talentId, viewer !== null);
      if (import.meta.env.SSR) await loading;
    },
  }),
  component: TalentPage,
  pendingComponent: TalentSkeleton,
  errorComponent: TalentErrorPage,
  notFoundComponent: UnknownTalentPage,
});

function TalentPage() {
  const { talentId } = Route.useParams();
  return (
    <TalentScreen
      key={talentId}
      talentId={talentId}
      match={<FittingJobs talentId={talentId} />}
      similar={<SimilarTalents talentId={talentId} />}
    />
  );
}

/** Nobody's jobs are compared with themselves. */
function FittingJobs({ talentId }: { talentId: string }) {
  const talent = useTalent(talentId);
  return talent.can.edit ? null : <FittingJobsCard talent={talent} />;
}

function TalentErrorPage() {
  return (
    <FailedPage
      title="Er is een fout opgetreden bij het laden van het talent profiel."
      way={<ButtonLink to="/talent">Naar het talent</ButtonLink>}
    >
      Er ging iets mis onderweg. Het profiel zelf is er nog.
    </FailedPage>
  );
}

function UnknownTalentPage() {
  return (
    <NoticePage
      drawing="adrift"
      label="404"
      title="Talent profiel niet gevonden"
      actions={
        <ButtonLink to="/talent" tone="primary">
          Naar het talent
        </ButtonLink>
      }
    >
      <p>Dit talentprofiel bestaat niet (meer), of is niet voor jou te zien.</p>
    </NoticePage>
  );
}
