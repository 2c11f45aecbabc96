import { IconBuilding } from '../../../platform/web/kit/icons.tsx';
import { UploadedImage } from '../../uploads/components/uploaded-image.tsx';
import type { JobCard } from '../contract.ts';
import style from './job-logo.module.css';

/** The logo of a company, beside its name; a sign in its place where there is none. */
export function JobLogo({ logo, first = false }: { logo: JobCard['logo'] /** It is seen at once. */; first?: boolean }) {
  if (logo !== null) return <UploadedImage picture={logo} alt="" sizes="48px" className={style.logo} first={first} />;
  return (
    <span className={style.none}>
      <IconBuilding size={24} stroke={1.5} aria-hidden />
    </span>
  );
}
