import type { Scene } from '../../../app/testing/access-scene.ts';
import { type AccessRows, type Hidden, ownerOnly } from '../../../app/testing/procedure-rows.ts';
import { newId } from '../../../platform/ids.ts';
import type { linksContract } from './contract.ts';

const shared = ({ sharedProjectId: id }: Scene) => ({ id });
const ofLink = ({ deckLinkId: id }: Scene) => ({ id });
const hiddenProject = ({ projectId: id }: Hidden) => [{ id }];
/** Their link for the viewer, and the viewer's for them. */
const hiddenLinks = ({ deckLinkId, ownDeckLinkId }: Hidden) => [{ id: deckLinkId }, { id: ownDeckLinkId }];

/** The answers of these procedures to each kind of caller. */
export const linksAccess: AccessRows<typeof linksContract> = {
  readSharing: { ...ownerOnly('ok'), input: shared, hidden: hiddenProject },
  // Nothing was written for the scene's project.
  releaseDeck: { ...ownerOnly('NO_DECK'), input: shared, hidden: hiddenProject },
  listLinks: { ...ownerOnly('ok'), input: shared, hidden: hiddenProject },
  listAdmittedReadings: { ...ownerOnly('ok'), input: shared, hidden: hiddenProject },
  createLink: {
    ...ownerOnly('ok'),
    input: ({ sharedProjectId: id, friendId: personId }) => ({ id, linkId: newId(), label: 'Fonds Noord', personId }),
    hidden: ({ projectId, ownProjectId, id: personId }) =>
      [projectId, ownProjectId].map((id) => ({ id, linkId: newId(), label: 'Fonds Noord', personId })),
  },
  renewLink: { ...ownerOnly('ok'), input: ofLink, hidden: hiddenLinks },
  takeBackLink: { ...ownerOnly('ok'), input: ofLink, hidden: hiddenLinks },
};
