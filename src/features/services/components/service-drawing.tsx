import type { ReactNode } from 'react';
import style from './service-drawing.module.css';

export type Service = 'posting' | 'legal' | 'freelance' | 'education';

/** Line drawings in the style of the landing page's garden tools: a case, scales, a sprouting calculator, a book. */
const drawings: Record<Service, ReactNode> = {
  posting: (
    <path d="M11 25H53A3 3 0 0 1 56 28V51A3 3 0 0 1 53 54H11A3 3 0 0 1 8 51V28A3 3 0 0 1 11 25ZM23 25V18A3 3 0 0 1 26 15H38A3 3 0 0 1 41 18V25M8 37H26M38 37H56M26 33H38V41H26ZM41 15C41 8 46 4 53 4C53 11 48 15 41 15Z" />
  ),
  legal: (
    <path d="M32 14V54M20 56H44M12 20L32 16L52 20M12 20L4 39H20ZM4 39C4 44 8 46 12 46S20 44 20 39M52 20L44 39H60ZM44 39C44 44 48 46 52 46S60 44 60 39M32 14C32 7 37 3 44 3C44 10 39 14 32 14Z" />
  ),
  freelance: (
    <path d="M18 19H46A3 3 0 0 1 49 22V56A3 3 0 0 1 46 59H18A3 3 0 0 1 15 56V22A3 3 0 0 1 18 19ZM22 26H42V34H22ZM23 42H25M31 42H33M39 42H41M23 50H25M31 50H33M39 50H41M32 19V11M32 13C32 6 37 2 44 2C44 9 39 13 32 13ZM32 16C32 11 28 7 22 7C22 13 26 16 32 16Z" />
  ),
  education: (
    <path d="M32 28C26 22 16 21 6 22V53C16 52 26 53 32 59C38 53 48 52 58 53V22C48 21 38 22 32 28ZM32 28V59M32 28V14M32 17C32 9 37 4 46 3C46 12 41 17 32 17ZM32 22C32 16 28 12 21 11C21 18 25 22 32 22ZM14 31C18 31 22 32 25 34M14 40C18 40 22 41 25 43M50 31C46 31 42 32 39 34M50 40C46 40 42 41 39 43" />
  ),
};

export function ServiceDrawing({ service, size = 64 }: { service: Service; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" className={style.drawing}>
      {drawings[service]}
    </svg>
  );
}
