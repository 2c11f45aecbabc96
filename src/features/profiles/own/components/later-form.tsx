import { type ComponentProps, Suspense } from 'react';
import { onDemand } from '../../../../platform/web/browser/on-demand.tsx';
import form from '../../../../platform/web/forms/form.module.css';
import checkField from '../../../../platform/web/kit/check-field.module.css';
import choiceGroup from '../../../../platform/web/kit/choice-group.module.css';
import formFoot from '../../../../platform/web/kit/form-foot.module.css';
import monthField from '../../../../platform/web/kit/month-field.module.css';
import rowList from '../../../../platform/web/kit/row-list.module.css';
import sections from '../../../../platform/web/kit/sections.module.css';
import tags from '../../../../platform/web/kit/tags.module.css';
import roleChoice from '../../../accounts/components/role-choice.module.css';
import type { EditForm } from './edit-form.tsx';
import photoSection from './photo-section.module.css';

const Form = onDemand(async () => (await import('./edit-form.tsx')).EditForm);

/** A class of each style sheet of the form that the profile beside it doesn't use: the server renders the form with these. */
const styles = [
  form.fields,
  checkField.check,
  choiceGroup.group,
  formFoot.foot,
  monthField.lists,
  rowList.list,
  sections.screen,
  tags.field,
  roleChoice.role,
  photoSection.photo,
];

function Shown(props: ComponentProps<typeof EditForm>) {
  return (
    <>
      <span hidden data-styles={styles.length} />
      <Suspense>
        <Form {...props} />
      </Suspense>
    </>
  );
}

/** The form of one's own profile. Its code comes when it is opened, or once the page's loader asked for it. */
export const LaterForm = Object.assign(Shown, { load: () => Form.load() });
