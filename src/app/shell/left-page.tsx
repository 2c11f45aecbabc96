import { useEffect, useRef } from 'react';
import { ButtonAnchor } from '../../platform/web/kit/buttons.tsx';
import { NoticePage } from '../../platform/web/kit/notice-page.tsx';

/** In place of every page once somebody signed out without a network: its words have come with the shell. */
export function LeftPage() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.focus(), []);
  return (
    <div ref={page} tabIndex={-1}>
      <NoticePage drawing="fallen" title="Je bent uitgelogd" actions={<ButtonAnchor href="/">Naar de startpagina</ButtonAnchor>}>
        <p>
          Kiem was niet bereikbaar. Zodra er weer verbinding is, is ook je sessie voorbij. Wie nu deze pagina vernieuwt, ziet niets van jou.
        </p>
      </NoticePage>
    </div>
  );
}
