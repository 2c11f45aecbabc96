import { Badge } from '../../../platform/web/kit/badge.tsx';

const labels = { entrepreneur: 'Ondernemer', talent: 'Talent', investor: 'Investeerder' };

/** A role's label in its own colour. */
export function RoleBadge({ role }: { role: keyof typeof labels }) {
  return <Badge tone={role}>{labels[role]}</Badge>;
}
