import { useHydrated } from '../../../../platform/web/browser/use-hydrated.ts';
import { ButtonAnchor } from '../../../../platform/web/kit/buttons.tsx';
import { IconButton } from '../../../../platform/web/kit/icon-button.tsx';
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronLeft,
  IconChevronRight,
  IconDeviceDesktop,
  IconLayoutGrid,
  IconX,
} from '../../../../platform/web/kit/icons.tsx';
import type { Act } from '../view/keys.ts';
import style from './presentation.module.css';

type PresentationBarProps = {
  at: number;
  count: number;
  isFull: boolean;
  isOverview: boolean;
  can: { fullScreen: boolean; presenter: boolean };
  leave: { href: string; go: () => void } | undefined;
  onAct: (act: Act) => void;
};

/** The buttons of a presentation; each has a key too. */
export function PresentationBar({ at, count, isFull, isOverview, can, leave, onAct }: PresentationBarProps) {
  const isHydrated = useHydrated();
  return (
    <div className={style.bar}>
      <div className={style.group}>
        {leave && (
          <ButtonAnchor
            tone="quiet"
            href={leave.href}
            onClick={(event) => {
              event.preventDefault();
              leave.go();
            }}
          >
            <IconX size={20} stroke={1.75} aria-hidden />
            Sluiten
          </ButtonAnchor>
        )}
      </div>
      <div className={style.group}>
        <IconButton
          label="Vorige dia"
          title="Vorige dia (←)"
          icon={IconChevronLeft}
          disabled={!isHydrated || at === 0}
          onClick={() => onAct('previous')}
        />
        <span className={style.place}>
          {at + 1} / {count}
        </span>
        <IconButton
          label="Volgende dia"
          title="Volgende dia (→)"
          icon={IconChevronRight}
          disabled={!isHydrated || at >= count - 1}
          onClick={() => onAct('next')}
        />
      </div>
      <div className={style.group}>
        <IconButton
          label="Overzicht"
          title="Overzicht (O)"
          icon={IconLayoutGrid}
          aria-pressed={isOverview}
          disabled={!isHydrated}
          onClick={() => onAct('overview')}
        />
        {can.presenter && (
          <span className={style.wide}>
            <IconButton
              label="Sprekersscherm"
              title="Sprekersscherm (P)"
              icon={IconDeviceDesktop}
              disabled={!isHydrated}
              onClick={() => onAct('presenter')}
            />
          </span>
        )}
        {can.fullScreen && (
          <IconButton
            label={isFull ? 'Volledig scherm verlaten' : 'Volledig scherm'}
            title="Volledig scherm (F)"
            icon={isFull ? IconArrowsMinimize : IconArrowsMaximize}
            onClick={() => onAct('full-screen')}
          />
        )}
      </div>
    </div>
  );
}
