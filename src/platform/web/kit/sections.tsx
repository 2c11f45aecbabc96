import { createElement, type ReactNode } from 'react';
import style from './sections.module.css';
import { Subjects } from './subjects.tsx';

type SectionsProps = {
  title: string;
  /** The sections of the page, in order. */
  subjects: readonly { id: string; label: string }[];
  /** Of a form: whether its fields can't be changed now. */
  isDisabled?: boolean;
  /** Of a form: its `FormFoot`, which sticks to the lower edge, so that its buttons are always in reach. */
  foot?: ReactNode;
  /** A `Section` for each subject. */
  children: ReactNode;
};

/** A page of sections, and beside them, where there is room, the way to each. */
export function Sections({ title, subjects, isDisabled, foot, children }: SectionsProps) {
  return (
    <div className={style.screen}>
      <h1 className={style.title}>{title}</h1>
      <Subjects label={title} subjects={subjects} />
      {createElement(isDisabled === undefined ? 'div' : 'fieldset', { className: style.sections, disabled: isDisabled }, children)}
      {foot === undefined ? null : <div className={style.foot}>{foot}</div>}
    </div>
  );
}
