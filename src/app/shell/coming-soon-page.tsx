import { Link, useMatches } from '@tanstack/react-router';
import { useMe } from '../../features/profiles/hooks.ts';
import button from '../../platform/web/kit/button.module.css';
import { NoticePage } from '../../platform/web/kit/notice-page.tsx';
import { areaOf } from './areas.ts';

/** What will be here, and a way on. */
export function ComingSoonPage() {
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.area });
  const me = useMe();
  if (name === undefined) return null;
  const { title, text } = areaOf(name);
  const onward =
    me === null ? (
      <Link to="/auth" search={{ mode: 'signup' }} className={button.primary}>
        Maak je account
      </Link>
    ) : (
      <Link to="/feed" className={button.primary}>
        Naar de feed
      </Link>
    );
  return (
    <NoticePage
      drawing="pot"
      label="Binnenkort"
      title={title}
      actions={
        <>
          {onward}
          <Link to="/" className={button.secondary}>
            Naar de startpagina
          </Link>
        </>
      }
    >
      <p>{text}</p>
    </NoticePage>
  );
}
