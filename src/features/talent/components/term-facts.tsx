import type { ReactNode } from 'react';
import { formatEuros } from '../../../platform/web/format/numbers.ts';
import { Fact, Facts } from '../../../platform/web/kit/facts.tsx';
import { IconBriefcase, IconCoinEuro, IconMapPin } from '../../../platform/web/kit/icons.tsx';
import { experienceText } from '../../profiles/texts.ts';
import type { TalentCard } from '../contract.ts';

type TermFactsProps = {
  talent: Pick<TalentCard, 'location' | 'experienceYears' | 'hourlyRate'>;
  /** Further facts. */
  children?: ReactNode;
};

/** The place, experience and rate of a talent. No years are said of somebody who gave none: 0 is where the form begins. */
export function TermFacts({ talent: { location, experienceYears, hourlyRate }, children }: TermFactsProps) {
  return (
    <Facts>
      {location !== '' && (
        <Fact icon={IconMapPin} label="Plaats">
          {location}
        </Fact>
      )}
      {experienceYears > 0 && (
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
