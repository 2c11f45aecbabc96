import { Card } from '../../platform/web/kit/card.tsx';
import { type Drawing, Plant } from '../../platform/web/kit/drawings.tsx';
import { Grid } from '../../platform/web/kit/layout.tsx';
import { Text } from '../../platform/web/kit/text.tsx';
import { TitleDrawing } from '../../platform/web/kit/title-drawing.tsx';
import { Part, States } from './part.tsx';

const drawings: Drawing[] = ['seed', 'sprout', 'plant', 'tree', 'pot', 'fallen', 'adrift'];

const titles = ['Zonnedak', 'Wijkvonk', 'Boekenboot', 'Slibgoud'];

export function DrawingsPart() {
  return (
    <Part title="Tekeningen">
      <States name={drawings.join(', ')}>
        {drawings.map((drawing) => (
          <Plant key={drawing} drawing={drawing} size={112} />
        ))}
      </States>
      <Grid columns={4}>
        {titles.map((title) => (
          <Card key={title} isFlush>
            <TitleDrawing title={title} />
            <Text size="small" tone="muted" align="center">
              TitleDrawing: {title}
            </Text>
          </Card>
        ))}
      </Grid>
    </Part>
  );
}
