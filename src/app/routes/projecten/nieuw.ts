import { createFileRoute } from '@tanstack/react-router';
import { comingSoon } from '../../shell/coming-soon.ts';

export const Route = createFileRoute('/projecten/nieuw')(comingSoon('newProject'));
