import { Link } from '@tanstack/react-router';
import { Text } from '../../../platform/web/kit/text.tsx';

/** The terms that a new member agrees to. */
export function Agreement() {
  return (
    <Text tone="muted" size="small">
      Je profiel is zichtbaar voor wie is ingelogd; dat kun je later aanpassen. Door je te registreren ga je akkoord met onze{' '}
      <Link to="/voorwaarden" target="_blank">
        voorwaarden
      </Link>
      . In onze{' '}
      <Link to="/privacy" target="_blank">
        privacyverklaring
      </Link>{' '}
      lees je wat we met je gegevens doen.
    </Text>
  );
}
