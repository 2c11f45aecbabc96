import { createFileRoute } from '@tanstack/react-router';
import { comingSoon } from '../../shell/coming-soon.ts';

export const Route = createFileRoute('/projecten/')({
  ...comingSoon('projects'),
  /** `eigenaar=mij` lists the viewer's own projects. */
  validateSearch: ({ eigenaar }: Record<string, unknown>): { eigenaar?: 'mij' } => (eigenaar === 'mij' ? { eigenaar } : {}),
});
