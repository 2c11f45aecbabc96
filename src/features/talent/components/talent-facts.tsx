import { ButtonAnchor } from '../../../platform/web/kit/buttons.tsx';
import { AsideCard } from '../../../platform/web/kit/card.tsx';
import { Fact } from '../../../platform/web/kit/facts.tsx';
import { IconBrandLinkedin, IconClock, IconExternalLink } from '../../../platform/web/kit/icons.tsx';
import { Stack } from '../../../platform/web/kit/layout.tsx';
import { workTypeLabels } from '../../profiles/policy.ts';
import { outside } from '../../profiles/view/outside.ts';
import type { Talent } from '../contract.ts';
import { TermFacts } from './term-facts.tsx';

/** The terms on which a talent works, and where to read more of them. Nothing for somebody who gave none. */
export function TalentFacts({ talent }: { talent: Talent }) {
  const { workTypes, linkedinUrl, portfolioUrl, location, experienceYears, hourlyRate } = talent;
  const isEmpty =
    [location, linkedinUrl, portfolioUrl].every((text) => text === '') &&
    experienceYears === 0 &&
    hourlyRate === null &&
    workTypes.length === 0;
  if (isEmpty) return null;
  return (
    <AsideCard title="Werk">
      <TermFacts talent={talent}>
        {workTypes.length > 0 && (
          <Fact icon={IconClock} label="Soort werk">
            {workTypes.map((type) => workTypeLabels[type]).join(', ')}
          </Fact>
        )}
      </TermFacts>
      {(linkedinUrl !== '' || portfolioUrl !== '') && (
        <Stack gap={8}>
          {linkedinUrl !== '' && (
            <ButtonAnchor href={linkedinUrl} {...outside}>
              <IconBrandLinkedin size={20} stroke={1.75} aria-hidden />
              LinkedIn
            </ButtonAnchor>
          )}
          {portfolioUrl !== '' && (
            <ButtonAnchor href={portfolioUrl} {...outside}>
              <IconExternalLink size={20} stroke={1.75} aria-hidden />
              Portfolio
            </ButtonAnchor>
          )}
        </Stack>
      )}
    </AsideCard>
  );
}
