import { Button } from '../../../platform/web/kit/buttons.tsx';
import { IconPrinter } from '../../../platform/web/kit/icons.tsx';

/** Prints the page, on which all that can be pressed is left out. */
export function PrintButton() {
  return (
    <Button onClick={() => window.print()}>
      <IconPrinter size={20} stroke={1.75} aria-hidden />
      Afdrukken
    </Button>
  );
}
