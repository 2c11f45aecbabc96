import { createFileRoute } from '@tanstack/react-router';
import { EducationPage } from '../../../features/services/components/education-page.tsx';
import { pageHead } from '../../shell/page-head.ts';

export const Route = createFileRoute('/diensten/education')({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: 'Education',
      description: 'Acht modules en drie formules om te leren ondernemen.',
      path: '/diensten/education',
    }),
  component: EducationPage,
});
