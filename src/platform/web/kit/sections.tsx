import { createElement, type ReactNode } from 'react';
import style from './sections.module.css';
import { type Subject, Subjects } from './subjects.tsx';

type SectionsProps = {
  title: string;
  /** The sections of the page, in order. */
  subjects: readonly Subject[];
  /** Under the title: a way back, how far one is. */
  lead?: ReactNode;
  /** Cards at the right, which stay in sight; above the sections where there is no room. */
  beside?: ReactNode;
  /** Of a form: whether its fields can't be changed now. */
  isDisabled?: boolean;
  /** Of a form: its `FormFoot`, which sticks to the lower edge, so that its buttons are always in reach. */
  foot?: ReactNode;
  /** A `Section` for each subject. */
  children: ReactNode;
};

/** A page of sections, and beside them, where there is room, the way to each. */
export function Sections({ title, subjects, lead, beside, isDisabled, foot, children }: SectionsProps) {
  return (
    <div className={style.screen} data-beside={beside === undefined ? undefined : true}>
      <div className={style.title}>
        <h1>{title}</h1>
        {lead}
      </div>
      <Subjects label={title} subjects={subjects} />
      {beside === undefined ? null : (
        <div className={style.beside}>
          <div className={style.cards}>{beside}</div>
        </div>
      )}
      {createElement(isDisabled === undefined ? 'div' : 'fieldset', { className: style.sections, disabled: isDisabled }, children)}
      {foot === undefined ? null : <div className={style.foot}>{foot}</div>}
    </div>
  );
}
