import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../platform/web/kit/buttons.tsx';
import { IconArrowLeft } from '../../../../platform/web/kit/icons.tsx';
import { Row } from '../../../../platform/web/kit/layout.tsx';
import { Progress } from '../../../../platform/web/kit/progress.tsx';
import { completenessOf } from '../../policy.ts';
import { categoryOf } from '../view/check-project.ts';
import type { Draft } from '../view/draft.ts';
import style from './form-lead.module.css';

type FormLeadProps = {
  draft: Draft;
  /** The project that is changed; null for a new one, which leads back to the overview. */
  projectId: string | null;
  /** Further things to do. */
  children: ReactNode;
};

/** Under the title of the form: the way back, what else there is, and how far the project is filled in. */
export function FormLead({ draft, projectId, children }: FormLeadProps) {
  const percent = completenessOf({ ...draft, category: categoryOf(draft) });
  const words = (
    <>
      <IconArrowLeft size={18} stroke={1.75} aria-hidden />
      Terug
    </>
  );
  return (
    <div className={style.lead}>
      <div className={style.acts}>
        <Row gap={4}>
          {projectId === null ? (
            <ButtonLink to="/projecten" tone="quiet">
              {words}
            </ButtonLink>
          ) : (
            <ButtonLink to="/projecten/$projectId" params={{ projectId }} tone="quiet">
              {words}
            </ButtonLink>
          )}
          {children}
        </Row>
      </div>
      <div className={style.progress}>
        <Progress label="Ingevuld" value={percent} goal={100} percent={`${percent}%`} />
      </div>
    </div>
  );
}
