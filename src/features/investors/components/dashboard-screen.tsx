import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../platform/web/kit/empty-state.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import { PageHead } from '../../../platform/web/kit/page-head.tsx';
import { useMe } from '../../profiles/hooks.ts';
import type { DashboardSearch } from '../view/search.ts';
import { InvestorProjects } from './investor-projects.tsx';

/** Active projects beside the criteria of an investor; others read for whom it is. */
export function DashboardScreen({ search }: { search: DashboardSearch }) {
  const isInvestor = useMe()?.roles.includes('investor') ?? false;
  return (
    <Page>
      <Stack gap={24}>
        <PageHead title="Investeerder Dashboard" about="Projecten die nu kapitaal zoeken, naast jouw criteria." />
        {isInvestor ? <InvestorProjects search={search} heading="h2" /> : <ForInvestors />}
      </Stack>
    </Page>
  );
}

function ForInvestors() {
  return (
    <EmptyState
      drawing="pot"
      title="Dit dashboard is er voor investeerders."
      text="Zet de rol Investeerder aan in je profiel en vul in wat je zoekt. Dan zie je hier welke projecten bij je passen."
    >
      <ButtonLink to="/profiel" search={{ bewerken: 'ja' }} tone="primary">
        Naar je profiel
      </ButtonLink>
    </EmptyState>
  );
}
