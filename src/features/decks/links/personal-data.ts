import { asc, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import type { PersonalData } from '../../../platform/server/personal-data.ts';
import { rowsOf } from '../../../platform/server/rows-of.ts';
import { accounts } from '../../accounts/tables.ts';
import { projects } from '../../projects/tables.ts';
import { pitchReadings } from '../reading/tables.ts';
import { pitchLinks, pitchReleasePictures, pitchReleases } from './tables.ts';

const { tokenHash: _tokenHash, ...linkColumns } = getTableColumns(pitchLinks);

/**
 * The decks that a person released, the links that they gave and got, and what they read. All go with the profile or its projects,
 * but links to the address of their account.
 */
export const linksPersonalData: PersonalData = {
  name: 'gedeelde-pitches',

  async exportPersonalData(tx, personId) {
    const own = tx.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, personId));
    const address = tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, personId));
    const isReader = or(eq(pitchLinks.personId, personId), inArray(pitchLinks.email, address));
    const got = tx.select({ id: pitchLinks.id }).from(pitchLinks).where(isReader);
    const isRead = or(eq(pitchReadings.personId, personId), inArray(pitchReadings.linkId, got));
    return {
      releases: rowsOf(tx, { from: pitchReleases, where: inArray(pitchReleases.projectId, own) }),
      releasePictures: rowsOf(tx, { from: pitchReleasePictures, where: inArray(pitchReleasePictures.projectId, own) }),
      links: rowsOf(tx, {
        from: pitchLinks,
        columns: linkColumns,
        where: inArray(pitchLinks.projectId, own),
        orderBy: [asc(pitchLinks.id)],
      }),
      linksToMe: rowsOf(tx, { from: pitchLinks, columns: linkColumns, where: isReader, orderBy: [asc(pitchLinks.id)] }),
      read: rowsOf(tx, { from: pitchReadings, where: isRead, orderBy: [asc(pitchReadings.id)] }),
    };
  },

  async erasePersonalData(tx, _services, personId) {
    const address = tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, personId));
    await tx.delete(pitchLinks).where(inArray(pitchLinks.email, address));
  },
};
