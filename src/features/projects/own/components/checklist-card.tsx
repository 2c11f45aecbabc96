import { AsideCard } from '../../../../platform/web/kit/card.tsx';
import { Hidden } from '../../../../platform/web/kit/hidden.tsx';
import { IconCircle, IconCircleCheck } from '../../../../platform/web/kit/icons.tsx';
import type { ProjectForm } from '../hooks/project-form.ts';
import { checklistOf } from '../view/sections.ts';
import style from './checklist-card.module.css';
import { FieldLink } from './field-link.tsx';

/** The parts that readers look for first, with the way to those that lack. */
export function ChecklistCard({ form }: { form: ProjectForm }) {
  return (
    <AsideCard title="Checklist">
      <ul className={style.list}>
        {checklistOf(form.values).map(({ label, name, section, isDone }) => (
          <li key={label} className={style.item} data-done={isDone || undefined}>
            {isDone ? <IconCircleCheck size={20} stroke={1.75} aria-hidden /> : <IconCircle size={20} stroke={1.75} aria-hidden />}
            {isDone ? (
              <span>
                {label}
                <Hidden>, ingevuld</Hidden>
              </span>
            ) : (
              <FieldLink form={form} name={name} section={section}>
                {label}
              </FieldLink>
            )}
          </li>
        ))}
      </ul>
    </AsideCard>
  );
}
