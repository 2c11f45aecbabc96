import type { ReactNode } from 'react';
import { formatEuros } from '../../../platform/web/format/formats.ts';
import { Fact, Facts } from '../../../platform/web/kit/facts.tsx';
import { IconBriefcase, IconCoinEuro, IconMapPin } from '../../../platform/web/kit/icons.tsx';
import type { TalentCard } from '../contract.ts';
import { experienceText } from '../texts.ts';

type TermFactsProps = {
  talent: Pick<TalentCard, 'location' | 'experienceYears' | 'hourlyRate'>;
  /** Says so when somebody has no experience yet. */
  hasNone?: boolean;
  /** Further facts. */
  children?: ReactNode;
};

/** The place, experience and rate of a talent. */
export function TermFacts({ talent: { location, experienceYears, hourlyRate }, hasNone = false, children }: TermFactsProps) {
  return (
    <Facts>
      {location !== '' && (
        <Fact icon={IconMapPin} label="Plaats">
          {location}
        </Fact>
      )}
      {(hasNone || experienceYears > 0) && (
        <Fact icon={IconBriefcase} label="Ervaring">
          {experienceText(experienceYears)}
        </Fact>
      )}
      {hourlyRate !== null && (
        <Fact icon={IconCoinEuro} label="Tarief">
          {formatEuros(hourlyRate)} per uur
        </Fact>
      )}
      {children}
    </Facts>
  );
}
