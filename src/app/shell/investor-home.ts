import { onDemand } from '../../platform/web/browser/on-demand.tsx';

/** The part of home for investors, in a file that nobody else loads. */
export const InvestorHome = onDemand(
  async () => (await import(/* loads: at once */ '../../features/investors/components/investor-projects.tsx')).InvestorProjects,
);
