import { useState } from 'react';
import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { Announce } from '../../../../platform/web/kit/hidden.tsx';
import { Grid, Stack } from '../../../../platform/web/kit/layout.tsx';
import { LoadFailure } from '../../../../platform/web/kit/load-failure.tsx';
import { Loading, Skeleton } from '../../../../platform/web/kit/skeleton.tsx';
import { TagList } from '../../../../platform/web/kit/tag-list.tsx';
import { Text, Title } from '../../../../platform/web/kit/text.tsx';
import { shownTitle } from '../../../jobs/view/shown-title.ts';
import { SkillTagField } from '../../../skills/components/skill-tag-field.tsx';
import { MatchPercent } from '../../components/match-percent.tsx';
import { ReasonList } from '../../components/reason-list.tsx';
import { ScoreParts } from '../../components/score-parts.tsx';
import { reasonLines } from '../../view/reasons.ts';
import type { Example } from '../contract.ts';
import { useExample } from '../hooks.ts';
import { exampleLimits } from '../policy.ts';
import style from './example-match.module.css';

/** A made-up job and talent whose skills the reader changes, with what becomes of the percentage. */
export function ExampleMatch() {
  const [skills, setSkills] = useState<string[]>();
  const { data, isLoadingError, refetch } = useExample(skills);
  if (isLoadingError) {
    return (
      <LoadFailure size="line" onRetry={() => void refetch()}>
        Het voorbeeld kon niet worden geladen.
      </LoadFailure>
    );
  }
  if (data === undefined) {
    return (
      <Loading label="Voorbeeld laden...">
        <Skeleton block={320} />
      </Loading>
    );
  }
  return <Pair example={data} skills={skills ?? data.talent.skills} onChange={setSkills} />;
}

type PairProps = { example: Example; skills: string[]; onChange: (skills: string[]) => void };

function Pair({ example: { job, talent, percent, reasons, change }, skills, onChange }: PairProps) {
  const [typed, setTyped] = useState('');
  const isHydrated = useHydrated();
  return (
    <Stack gap={24}>
      <Grid columns={2} gap={32} align="start">
        <Stack as="section" gap={12} aria-label="De vacature">
          <Stack gap={4}>
            <Text size="small" tone="muted">
              Een vacature
            </Text>
            <Title as="h3">{shownTitle(job.title)}</Title>
            <Text tone="muted">{job.companyName}</Text>
          </Stack>
          <Text>{job.text}</Text>
          <Text isStrong>Gevraagd</Text>
          <TagList items={job.skills} />
        </Stack>
        <Stack as="section" gap={12} aria-label="Het talent">
          <Stack gap={4}>
            <Text size="small" tone="muted">
              Een talent: probeer het zelf
            </Text>
            <Title as="h3">{talent.title}</Title>
          </Stack>
          <Text>{talent.text}</Text>
          <fieldset disabled={!isHydrated} aria-label="De vaardigheden van het talent">
            <SkillTagField
              label="Vaardigheid toevoegen"
              listLabel="Vaardigheden van het talent"
              tags={skills}
              text={typed}
              most={exampleLimits.skills}
              maxLength={exampleLimits.letters}
              onType={setTyped}
              onChange={onChange}
            />
          </fieldset>
        </Stack>
      </Grid>
      <section className={style.result} aria-label="De overeenkomst">
        <Stack gap={16}>
          <MatchPercent percent={percent} promised={change?.percent} isLarge />
          <Announce>{`${percent}% overeenkomst`}</Announce>
          <Grid columns={2} gap={32} align="start">
            <Stack gap={12}>
              <ReasonList lines={reasonLines(reasons, 'talent')} />
              {change !== null && (
                <Text tone="leaf">
                  Met “{change.skill}” op het profiel: {change.percent}%. Alleen als het klopt.
                </Text>
              )}
            </Stack>
            <ScoreParts reasons={reasons} percent={percent} />
          </Grid>
        </Stack>
      </section>
    </Stack>
  );
}
