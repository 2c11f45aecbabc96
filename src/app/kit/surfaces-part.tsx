import { Link } from '@tanstack/react-router';
import { ActBar } from '../../platform/web/kit/act-bar.tsx';
import { Actions } from '../../platform/web/kit/actions.tsx';
import { Button } from '../../platform/web/kit/buttons.tsx';
import { AsideCard, Card } from '../../platform/web/kit/card.tsx';
import { Columns } from '../../platform/web/kit/columns.tsx';
import { IconBriefcase, IconCalendar } from '../../platform/web/kit/icons.tsx';
import { Grid, Row, Stack } from '../../platform/web/kit/layout.tsx';
import { Notice } from '../../platform/web/kit/notice.tsx';
import { PaneHead } from '../../platform/web/kit/pane-head.tsx';
import { RoundSign } from '../../platform/web/kit/round-sign.tsx';
import { Text, Title } from '../../platform/web/kit/text.tsx';
import { Part } from './part.tsx';

export function SurfacesPart() {
  return (
    <Part title="Vlakken en indeling">
      <Grid columns={3}>
        <Card>
          <Title as="h3">Card</Title>
          <p>Met de ruimte die erbij hoort.</p>
        </Card>
        <Card gap={8}>
          <Title as="h3">Card gap 8</Title>
          <p>Dichter op elkaar.</p>
        </Card>
        <Card gap={12} hasFoot>
          <Title as="h3">Card hasFoot</Title>
          <Actions isShared>
            <Button>Actions</Button>
            <Button>isShared</Button>
          </Actions>
        </Card>
        <Card isField>
          <textarea aria-label="Card isField" rows={1} defaultValue="Card isField: de rand toont de focus." />
        </Card>
        <Card isFlush>
          <Notice>
            <Title as="h3">Card isFlush</Title>
            <p>Wat erin staat, raakt de randen.</p>
          </Notice>
        </Card>
      </Grid>
      <Columns
        from="tablet"
        lead={
          <Card>
            <p>Columns: wat leidt</p>
          </Card>
        }
        beside={
          <AsideCard title="AsideCard" more={<Link to="/agenda">Naar je agenda</Link>}>
            <Text tone="muted">Wat je ermee doet, blijft in beeld.</Text>
          </AsideCard>
        }
      >
        <Card>
          <Stack gap={12}>
            <p>Stack gap 12, en daarin een Row:</p>
            <Row justify="between">
              <span>links</span>
              <span>rechts</span>
            </Row>
          </Stack>
        </Card>
      </Columns>
      <Row gap={12}>
        <RoundSign icon={IconCalendar} />
        <RoundSign icon={IconBriefcase} tone="danger" />
        <Text>RoundSign</Text>
      </Row>
      <Card isFlush>
        <PaneHead back={{ label: 'Terug', onClick: () => undefined }}>
          <h3>PaneHead, op een telefoon met de weg terug</h3>
        </PaneHead>
      </Card>
      <ActBar label="ActBar">
        <Row isFirstWide>
          <Text>ActBar, alleen op een telefoon</Text>
          <Button tone="primary">Doen</Button>
        </Row>
      </ActBar>
    </Part>
  );
}
