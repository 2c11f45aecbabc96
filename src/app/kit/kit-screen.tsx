import { Stack } from '../../platform/web/kit/layout.tsx';
import { Page } from '../../platform/web/kit/page.tsx';
import { PageHead } from '../../platform/web/kit/page-head.tsx';
import { ColourScheme } from '../shell/colour-scheme.tsx';
import { ButtonsPart } from './buttons-part.tsx';
import { ChartsPart } from './charts-part.tsx';
import { ChoicesPart } from './choices-part.tsx';
import { DrawingsPart } from './drawings-part.tsx';
import { FieldsPart } from './fields-part.tsx';
import { FormPart } from './form-part.tsx';
import { ListsPart } from './lists-part.tsx';
import { OverlaysPart } from './overlays-part.tsx';
import { StatesPart } from './states-part.tsx';
import { SurfacesPart } from './surfaces-part.tsx';
import { TabsPart } from './tabs-part.tsx';
import { TextPart } from './text-part.tsx';

/** Every component of the kit in every state, where the browser tests check them once. */
export function KitScreen() {
  return (
    <Page>
      <Stack gap={32}>
        <header>
          <PageHead title="Kit" about="Alle bouwstenen, in elke staat. Alleen tijdens het ontwikkelen.">
            <ColourScheme />
          </PageHead>
        </header>
        <ButtonsPart />
        <TextPart />
        <SurfacesPart />
        <FieldsPart />
        <ChoicesPart />
        <ChartsPart />
        <TabsPart />
        <StatesPart />
        <ListsPart />
        <FormPart />
        <OverlaysPart />
        <DrawingsPart />
      </Stack>
    </Page>
  );
}
