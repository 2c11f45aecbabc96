import { useNavigate } from '@tanstack/react-router';
import { BackLink } from '../../../../platform/web/kit/back-link.tsx';
import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { EmptyState } from '../../../../platform/web/kit/empty-state.tsx';
import { Stack } from '../../../../platform/web/kit/layout.tsx';
import { Page } from '../../../../platform/web/kit/page.tsx';
import { SearchBox } from '../../../../platform/web/kit/search-box.tsx';
import { SelectField } from '../../../../platform/web/kit/select-field.tsx';
import { TabLink, TabLinks } from '../../../../platform/web/kit/tabs.tsx';
import { Text } from '../../../../platform/web/kit/text.tsx';
import { useTyped } from '../../../../platform/web/lists/use-typed.ts';
import { answerDays, applicationParts } from '../../applications/policy.ts';
import { partLabels } from '../../applications/texts.ts';
import { useJobsToday } from '../../promise/hooks.ts';
import { shownTitle } from '../../view/shown-title.ts';
import { useOverview } from '../hooks/applicants.ts';
import { useMoving } from '../hooks/moving.ts';
import { type ApplicantsSearch, applicantsAddress, partInAddress } from '../view/search.ts';
import { totalSentence } from '../view/total-sentence.ts';
import { ApplicantList } from './applicant-list.tsx';
import style from './applicants-screen.module.css';
import { Board } from './board.tsx';
import { MovingDialogs } from './moving-dialogs.tsx';

type ApplicantsScreenProps = { jobId: string; search: ApplicantsSearch; madeAt: number };

/** The applications to one's own job, in columns by status or as a list; by date, never ranked. */
export function ApplicantsScreen({ jobId, search, madeAt }: ApplicantsScreenProps) {
  const { job, counts } = useOverview(jobId);
  const moving = useMoving({ job });
  const today = useJobsToday(madeAt);
  const isList = search.toon === 'lijst';
  const total = totalSentence(counts);
  return (
    <Page>
      <Stack gap={24}>
        <Stack gap={8}>
          <BackLink to="/banen/$jobId" params={{ jobId }}>
            {shownTitle(job.title)}
          </BackLink>
          <h1>Sollicitaties</h1>
          {total !== '' && (
            <Text tone="muted">
              {total}. De nieuwste staan eerst, en iedereen krijgt binnen {answerDays} dagen antwoord.
            </Text>
          )}
        </Stack>
        {total === '' ? (
          <NoApplicants jobId={jobId} />
        ) : (
          <>
            <div className={style.bar}>
              <Filters jobId={jobId} search={search} />
              <TabLinks label="Weergave" look="segments">
                <TabLink
                  to="/banen/$jobId/sollicitaties"
                  params={{ jobId }}
                  search={{ ...search, toon: undefined, status: undefined }}
                  resetScroll={false}
                  isCurrent={!isList}
                >
                  Bord
                </TabLink>
                <TabLink
                  to="/banen/$jobId/sollicitaties"
                  params={{ jobId }}
                  search={{ ...search, toon: 'lijst' }}
                  resetScroll={false}
                  isCurrent={isList}
                >
                  Lijst
                </TabLink>
              </TabLinks>
            </div>
            {isList ? (
              <ApplicantList jobId={jobId} search={search} moving={moving} today={today} />
            ) : (
              <Board jobId={jobId} search={search} counts={counts} moving={moving} today={today} />
            )}
          </>
        )}
      </Stack>
      <MovingDialogs state={moving} jobTitle={job.title} />
    </Page>
  );
}

const statusOptions = [
  { value: '', label: 'Alle statussen' },
  ...applicationParts.map((part) => ({ value: partInAddress[part], label: partLabels[part] })),
];
const owedOptions = [
  { value: '', label: 'Alle' },
  { value: 'antwoord', label: 'Nog te geven' },
];

function Filters({ jobId, search }: Omit<ApplicantsScreenProps, 'madeAt'>) {
  const navigate = useNavigate();
  const [typed, type] = useTyped({ zoek: search.zoek ?? '' }, change);

  function change(part: Partial<Record<keyof ApplicantsSearch, string>>) {
    void navigate({
      to: '/banen/$jobId/sollicitaties',
      params: { jobId },
      search: applicantsAddress.write(search, part),
      replace: true,
      resetScroll: false,
    });
  }

  return (
    <search className={style.filters}>
      <div className={style.box}>
        <SearchBox label="Zoek op naam of functie" placeholder="Zoek op naam" value={typed.zoek} onChange={(zoek) => type({ zoek })} />
      </div>
      {search.toon === 'lijst' && (
        <SelectField
          label="Status"
          options={statusOptions}
          value={search.status ?? ''}
          onChange={(event) => change({ status: event.currentTarget.value })}
        />
      )}
      <SelectField
        label="Antwoord"
        options={owedOptions}
        value={search.wacht ?? ''}
        onChange={(event) => change({ wacht: event.currentTarget.value })}
      />
    </search>
  );
}

function NoApplicants({ jobId }: { jobId: string }) {
  return (
    <EmptyState drawing="pot" title="Er zijn nog geen sollicitaties." text="Deel je vacature met mensen die er iets aan hebben.">
      <ButtonLink to="/banen/$jobId" params={{ jobId }}>
        Naar de vacature
      </ButtonLink>
    </EmptyState>
  );
}
