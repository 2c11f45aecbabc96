import { Link } from '@tanstack/react-router';
import { Mark } from '../../platform/web/kit/mark.tsx';
import style from './header.module.css';

/** The mark and the name, linked to home. */
export function Logo({ appName }: { appName: string }) {
  return (
    <Link to="/" activeOptions={{ exact: true }} className={style.logo}>
      <Mark />
      <span>{appName}</span>
    </Link>
  );
}
