import { formatEuros } from '../../../platform/web/format/numbers.ts';
import { Actions } from '../../../platform/web/kit/actions.tsx';
import { ButtonAnchor } from '../../../platform/web/kit/buttons.tsx';
import { Fact, Facts } from '../../../platform/web/kit/facts.tsx';
import {
  IconBrandLinkedin,
  IconBriefcase,
  IconClock,
  IconCoinEuro,
  IconMail,
  IconPhone,
  IconWorld,
} from '../../../platform/web/kit/icons.tsx';
import type { ProfileDetails } from '../contract.ts';
import type { OwnProfile } from '../own/contract.ts';
import { type Visibility, workTypeLabels } from '../policy.ts';
import { experienceText } from '../texts.ts';
import { outside } from '../view/outside.ts';

/** For the owner: who else sees a fact. */
const notes: Record<Visibility, string> = {
  everyone: '',
  connections: 'Alleen je connecties zien dit',
  nobody: 'Alleen jij ziet dit',
};

const noteFor = (visibility: Visibility = 'everyone') => notes[visibility];

/** Whether there is anything for `ProfileFacts` to show. */
export function hasFacts(details: ProfileDetails): boolean {
  const { phone, email, websiteUrl, linkedinUrl, experienceYears, hourlyRate } = details;
  return (
    [phone, email, hourlyRate].some((value) => value !== null) ||
    websiteUrl + linkedinUrl !== '' ||
    experienceYears > 0 ||
    seeksWork(details)
  );
}

/** Work types only mean something for people who work for others. */
function seeksWork({ openToWork, roles, workTypes }: ProfileDetails): boolean {
  return workTypes.length > 0 && (openToWork || roles.includes('talent'));
}

/** A mail address that a narrow column breaks at its sign, not within a word. */
function BrokenAtSign({ email }: { email: string }) {
  const sign = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, sign)}
      <wbr />
      {email.slice(sign)}
    </>
  );
}

type ProfileFactsProps = {
  details: ProfileDetails;
  /** Passed to the owner, who also sees which facts others don't see. */
  own?: OwnProfile;
};

/** The ways to reach a person, and the terms on which they work. */
export function ProfileFacts({ details, own }: ProfileFactsProps) {
  const { phone, email, websiteUrl, linkedinUrl, experienceYears, hourlyRate, workTypes } = details;
  return (
    <>
      <Facts isSpread>
        {phone !== null && (
          <Fact icon={IconPhone} label="Telefoon" note={noteFor(own?.fields.phoneVisibility)}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </Fact>
        )}
        {email !== null && (
          <Fact icon={IconMail} label="E-mail" note={noteFor(own?.fields.emailVisibility)}>
            <a href={`mailto:${email}`}>
              <BrokenAtSign email={email} />
            </a>
          </Fact>
        )}
        {websiteUrl !== '' && (
          <Fact icon={IconWorld} label="Website">
            <a href={websiteUrl} {...outside}>
              {new URL(websiteUrl).hostname.replace(/^www\./, '')}
            </a>
          </Fact>
        )}
        {experienceYears > 0 && (
          <Fact icon={IconBriefcase} label="Ervaring">
            {experienceText(experienceYears)}
          </Fact>
        )}
        {hourlyRate !== null && (
          <Fact icon={IconCoinEuro} label="Tarief" note={noteFor(own?.fields.hourlyRateVisibility)}>
            {formatEuros(hourlyRate)} per uur
          </Fact>
        )}
        {seeksWork(details) && (
          <Fact icon={IconClock} label="Soort werk">
            {workTypes.map((type) => workTypeLabels[type]).join(', ')}
          </Fact>
        )}
      </Facts>
      {linkedinUrl !== '' && (
        <Actions>
          <ButtonAnchor href={linkedinUrl} {...outside}>
            <IconBrandLinkedin size={20} stroke={1.75} aria-hidden />
            LinkedIn
          </ButtonAnchor>
        </Actions>
      )}
    </>
  );
}
