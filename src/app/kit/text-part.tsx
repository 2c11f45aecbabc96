import { Badge, CountBadge } from '../../platform/web/kit/badge.tsx';
import { Dotted } from '../../platform/web/kit/dotted.tsx';
import { Fact, Facts } from '../../platform/web/kit/facts.tsx';
import { Hidden } from '../../platform/web/kit/hidden.tsx';
import { IconBriefcase, IconMapPin, IconPhone } from '../../platform/web/kit/icons.tsx';
import { Row, Stack } from '../../platform/web/kit/layout.tsx';
import { LeafList } from '../../platform/web/kit/leaf-list.tsx';
import { LinkButton } from '../../platform/web/kit/link-button.tsx';
import { Notice } from '../../platform/web/kit/notice.tsx';
import { TagList } from '../../platform/web/kit/tag-list.tsx';
import { Text, Title } from '../../platform/web/kit/text.tsx';
import { toast } from '../../platform/web/kit/toast.ts';
import { Part, States } from './part.tsx';

const tones = ['plain', 'leaf', 'waiting', 'danger', 'outline', 'outlinePrimary', 'entrepreneur', 'talent', 'investor'] as const;
const long = 'Vandaag gezaaid, morgen gegoten, en over een jaar staat hier een boom waar anderen onder zitten. '.repeat(4);

export function TextPart() {
  return (
    <Part title="Tekst">
      <Stack gap={8}>
        {(['display', 'title', 'heading', 'large'] as const).map((size) => (
          <Title key={size} as="h3" size={size}>
            Title {size}: een kiem wordt een boom
          </Title>
        ))}
      </Stack>
      <Stack gap={8}>
        <Text size="large">Text large</Text>
        <Text>Text medium</Text>
        <Text size="small">Text small</Text>
        <Text tone="muted">muted</Text>
        <Text tone="danger">danger</Text>
        <Text tone="leaf">leaf</Text>
        <Text isStrong>isStrong</Text>
        <Text isNumeric>isNumeric 1.111.111 en 8.888.888</Text>
        <Text isWritten>{`isWritten: zoals getypt,\nmet een nieuwe regel. ${long}`}</Text>
        <Text lines={2}>lines 2: {long}</Text>
        <Text tone="muted">
          <Dotted parts={['Dotted', 'Freelance', 'Gent', 'remote', '€ 75 - € 95 per uur', 'Solliciteren tot en met 29 december 2026']} />
        </Text>
        <p>
          Hierna staat iets verborgens.<Hidden> Dit hoor je alleen.</Hidden>
        </p>
      </Stack>
      <States name="Badge: tone">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </States>
      <Notice>
        <Row as="p">
          {tones.slice(-3).map((tone) => (
            <Badge key={tone} tone={tone} isOnTint>
              isOnTint
            </Badge>
          ))}
        </Row>
      </Notice>
      <TagList items={['TagList', 'Houtbewerking', 'Een langer woord dat op een telefoon over twee regels mag lopen']} />
      <LeafList points={['LeafList', 'Een kiem wordt een boom']} />
      <p>
        Onder woorden staat een <LinkButton onClick={() => toast({ kind: 'success', title: 'Gedrukt' })}>LinkButton</LinkButton>.
      </p>
      <States name="CountBadge: tone, nog niet bekend">
        <CountBadge>3</CountBadge>
        <CountBadge tone="primary">12</CountBadge>
        <CountBadge tone="danger">99+</CountBadge>
        <CountBadge>{''}</CountBadge>
      </States>
      <Facts>
        <Fact icon={IconPhone} label="Telefoon" note="Alleen je connecties zien dit">
          <a href="tel:+3212345678">+32 12 34 56 78</a>
        </Fact>
        <Fact icon={IconMapPin} label="Plaats">
          Gent
        </Fact>
        <Fact icon={IconBriefcase} label="Ervaring">
          12 jaar ervaring
        </Fact>
      </Facts>
    </Part>
  );
}
