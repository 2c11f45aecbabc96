import { createFileRoute } from '@tanstack/react-router';
import { comingSoon } from '../../shell/coming-soon.ts';

export const Route = createFileRoute('/feed_/$postId')(comingSoon('post'));
