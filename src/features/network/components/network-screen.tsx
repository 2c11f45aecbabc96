import type { ReactNode } from 'react';
import { Row } from '../../../platform/web/kit/layout.tsx';
import { Page } from '../../../platform/web/kit/page.tsx';
import type { NetworkSearch as Search } from '../view/search.ts';
import { ConnectionsPart } from './connections-part.tsx';
import style from './network-screen.module.css';
import { NetworkSearch } from './network-search.tsx';
import { NetworkTabs } from './network-tabs.tsx';
import { RequestsPart } from './requests-part.tsx';
import { SuggestionsPart } from './suggestions-part.tsx';

/** One's network: connections, requests and suggestions, with search and filters. */
export function NetworkScreen({ search, besideTitle }: { search: Search; besideTitle?: ReactNode }) {
  const tab = search.tab ?? 'connecties';
  return (
    <Page>
      <div className={style.screen}>
        <Row justify="between">
          <h1>Mijn netwerk</h1>
          {besideTitle}
        </Row>
        <NetworkSearch search={search} />
        <NetworkTabs tab={tab} search={search} />
        {tab === 'connecties' && <ConnectionsPart search={search} />}
        {tab === 'verzoeken' && <RequestsPart search={search} />}
        {tab === 'suggesties' && <SuggestionsPart search={search} />}
      </div>
    </Page>
  );
}
