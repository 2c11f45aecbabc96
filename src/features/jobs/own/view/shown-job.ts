import type { PersonSummary } from '../../../profiles/contract.ts';
import type { Job } from '../../contract.ts';
import type { JobFields, OwnRole } from '../contract.ts';
import type { Draft } from './draft.ts';

type Shown = { fields: JobFields; logo: Draft['logo']; role: OwnRole | undefined; poster: PersonSummary; now: string };

/** The job that is being written, as others will see it. */
export function toShownJob({ fields, logo, role, poster, now }: Shown): Job {
  const { logoId: _logo, ...same } = fields;
  return {
    ...same,
    id: '',
    logo,
    poster,
    isOpen: true,
    closing: null,
    project: role === undefined ? null : { id: role.projectId, title: role.projectTitle, description: role.projectDescription },
    can: { edit: false },
    openedAt: now,
    createdAt: now,
    updatedAt: now,
    deadlineEndsAt: null,
    closedAt: null,
    isAsked: false,
    figure: null,
    ownApplication: null,
  };
}
