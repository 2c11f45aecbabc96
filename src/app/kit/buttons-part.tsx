import { Actions } from '../../platform/web/kit/actions.tsx';
import { CountBadge } from '../../platform/web/kit/badge.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../platform/web/kit/buttons.tsx';
import { Card } from '../../platform/web/kit/card.tsx';
import { IconButton, IconLink } from '../../platform/web/kit/icon-button.tsx';
import { IconCalendarPlus, IconMessage, IconPaperclip, IconSend2, IconX } from '../../platform/web/kit/icons.tsx';
import { ShareButton } from '../../platform/web/kit/share-button.tsx';
import { Part, States } from './part.tsx';

const tones = ['primary', 'secondary', 'quiet', 'muted', 'quietDanger', 'danger', 'destructive'] as const;

export function ButtonsPart() {
  return (
    <Part title="Knoppen">
      <States name="Button: tone">
        {tones.map((tone) => (
          <Button key={tone} tone={tone}>
            {tone}
          </Button>
        ))}
      </States>
      <States name="Button: size">
        <Button size="small">small</Button>
        <Button>medium</Button>
        <Button size="large">large</Button>
      </States>
      <States name="Button: met een teken, met een aantal, uit, bezig">
        <Button>
          <IconMessage size={20} stroke={1.75} aria-hidden />
          Berichten
          <CountBadge tone="danger" isOnCorner>
            12
          </CountBadge>
        </Button>
        <Button disabled>Uit</Button>
        <Button tone="primary" disabled>
          Uit
        </Button>
        <Button tone="muted" aria-pressed="true">
          Aan
        </Button>
        <Button tone="primary" aria-disabled>
          Bezig...
        </Button>
      </States>
      <States name="ButtonLink, ButtonAnchor">
        <ButtonLink to="/feed" tone="primary" preload={false}>
          Naar de feed
        </ButtonLink>
        <ButtonAnchor href="#inhoud">Naar boven</ButtonAnchor>
      </States>
      <States name="IconButton: tone, size, uit; IconLink">
        <IconButton label="Gewoon" icon={IconX} />
        <IconButton label="Versturen" icon={IconSend2} tone="primary" />
        <IconButton label="Bijlage toevoegen" icon={IconPaperclip} tone="secondary" />
        <IconButton label="Klein" icon={IconX} size="small" />
        <IconButton label="Nu niet" icon={IconX} disabled />
        <IconLink to="/agenda" preload={false} label="Meeting plannen" icon={IconCalendarPlus} tone="secondary" />
      </States>
      <States name="ShareButton, isSmall">
        <ShareButton path="/kit" title="Deel de kit" label="Link naar de kit" />
        <ShareButton path="/kit" title="Deel de kit" label="Link naar de kit" isSmall />
      </States>
      <Card>
        <p>Actions: op een telefoon delen ze de breedte.</p>
        <Actions align="end">
          <Button>Annuleren</Button>
          <Button tone="primary">Opslaan</Button>
        </Actions>
      </Card>
    </Part>
  );
}
