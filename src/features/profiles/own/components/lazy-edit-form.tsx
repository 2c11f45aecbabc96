import { onDemand } from '../../../../platform/web/on-demand.tsx';

/** The form, loaded when it is needed: most visits to a profile are to read it. */
export const LazyEditForm = onDemand(async () => (await import('./edit-form.tsx')).EditForm);
