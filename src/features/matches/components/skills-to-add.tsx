import { ButtonLink } from '../../../platform/web/kit/buttons.tsx';
import { Card } from '../../../platform/web/kit/card.tsx';
import { Row, Stack } from '../../../platform/web/kit/layout.tsx';
import { Text, Title } from '../../../platform/web/kit/text.tsx';
import type { MatchSides } from '../contract.ts';
import style from './skills-to-add.module.css';

type SkillsToAddProps = { skills: NonNullable<MatchSides['talent']>['skillsToAdd'] };

/** For a talent with few skills: those that jobs ask for, with the number of jobs that each would reach. */
export function SkillsToAdd({ skills }: SkillsToAddProps) {
  if (skills.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="vaardigheden-toevoegen">
      <Stack gap={4}>
        <Title id="vaardigheden-toevoegen">Wat kun je nog meer?</Title>
        <Text tone="muted">Op je profiel staan weinig vaardigheden. Hiernaar vragen vacatures. Voeg alleen toe wat klopt.</Text>
      </Stack>
      <ul className={style.skills}>
        {skills.map(({ skill, jobs }) => (
          <li key={skill}>
            <Text as="span" isStrong>
              {skill}
            </Text>
            <Text as="span" tone="muted" isNumeric>
              {jobs === 1 ? '1 vacature' : `${jobs} vacatures`}
            </Text>
          </li>
        ))}
      </ul>
      <Row>
        <ButtonLink to="/profiel" search={{ bewerken: 'ja' }} hash="vaardigheden" tone="primary">
          Vaardigheden toevoegen
        </ButtonLink>
      </Row>
    </Card>
  );
}
