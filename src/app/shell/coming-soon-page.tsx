import { useMatches } from '@tanstack/react-router';
import { useMe } from '../../features/profiles/hooks.ts';
import { ButtonLink } from '../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../platform/web/kit/notice-page.tsx';
import { areaOf } from './areas.ts';

/** Announces the purpose of a future area, with links elsewhere. */
export function ComingSoonPage() {
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.area });
  const me = useMe();
  if (name === undefined) return null;
  const { title, text } = areaOf(name);
  const onward =
    me === null ? (
      <ButtonLink to="/auth" search={{ mode: 'signup' }} tone="primary">
        Maak je account
      </ButtonLink>
    ) : (
      <ButtonLink to="/feed" tone="primary">
        Naar de feed
      </ButtonLink>
    );
  return (
    <NoticePage
      drawing="pot"
      label="Binnenkort"
      title={title}
      actions={
        <>
          {onward}
          <ButtonLink to="/">Naar de startpagina</ButtonLink>
        </>
      }
    >
      <p>{text}</p>
    </NoticePage>
  );
}
