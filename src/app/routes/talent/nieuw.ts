import { createFileRoute } from '@tanstack/react-router';
import { comingSoon } from '../../shell/coming-soon.ts';

export const Route = createFileRoute('/talent/nieuw')(comingSoon('newTalent'));
