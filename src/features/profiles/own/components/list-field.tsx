import { TagField } from '../../../../platform/web/kit/tag-field.tsx';
import { limits } from '../../policy.ts';

type ListFieldProps = {
  label: string;
  listLabel: string;
  items: string[];
  /** The text being typed. */
  text: string;
  most: number;
  error?: string;
  onType: (text: string) => void;
  onChange: (items: string[]) => void;
};

/** A list of words of a profile: skills, languages. */
export function ListField({ items, ...field }: ListFieldProps) {
  return <TagField {...field} tags={items} maxLength={limits.skill} />;
}
