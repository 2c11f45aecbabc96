import { SuggestedTagField } from '../../../platform/web/kit/suggested-tag-field.tsx';
import type { TagFieldProps } from '../../../platform/web/kit/use-tags.ts';
import { useSuggestedSkills } from '../hooks.ts';

/** A field of several skills, with those of ESCO as suggestions. */
export function SkillTagField(props: TagFieldProps) {
  return <SuggestedTagField {...props} suggestions={useSuggestedSkills(props.text)} />;
}
