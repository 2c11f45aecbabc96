import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { Text } from '../../../platform/web/kit/text.tsx';
import type { DeckSlide } from '../contract.ts';

type FieldLinksProps = { projectId: string; places: DeckSlide['missing'] };

/** The way to fields of the project's form, with the cursor in each. */
export function FieldLinks({ projectId, places }: FieldLinksProps) {
  return (
    <Text size="small">
      {places.map(({ label, section, field }, position) => (
        <Fragment key={field}>
          {position > 0 && ', '}
          {/* The form scrolls to the field itself, and the router would go to the section's top after that. */}
          <Link
            to="/projecten/$projectId/bewerken"
            params={{ projectId }}
            search={{ veld: field }}
            hash={section}
            hashScrollIntoView={false}
          >
            {label}
          </Link>
        </Fragment>
      ))}
    </Text>
  );
}
