import type { Scene } from './access-scene.ts';
import type { Browser } from './browser.ts';
import type { Person, TestServer } from './test-server.ts';

export type Caller = 'signedOut' | 'stranger' | 'otherRole' | 'owner';
type Input = Record<string, unknown>;

/** The ids of a person whom the viewer may not see, and of things that the two of them made. */
export type Hidden = {
  id: string;
  postId: string;
  /** Their comment on another person's post, and the viewer's comment on theirs. */
  commentId: string;
  ownCommentId: string;
  avatarId: string;
  /** A message in the conversation of the two. */
  messageId: string;
  ownMessageId: string;
  /** A meeting that they organize, and one that the viewer organizes. */
  meetingId: string;
  ownMeetingId: string;
  /** The viewer's own notification, about them. */
  notificationId: string;
  /** Their published project, in which the viewer takes part, and the viewer's, in which they do. */
  projectId: string;
  ownProjectId: string;
  /** A version of the deck of their project. */
  deckVersionId: string;
  /** A role that their project looks for, in which the viewer is interested. */
  roleId: string;
  /** Their question to the viewer's project, and the viewer's question to theirs. */
  questionId: string;
  ownQuestionId: string;
  /** Their talent profile, and the viewer's, which match the job of the other. */
  talentId: string;
  ownTalentId: string;
  /** The viewer's open job, and their invitation of the viewer for theirs. */
  ownJobId: string;
  invitationToId: string;
  /** Their open job. */
  jobId: string;
  /** Their application to the viewer's job, and the viewer's to theirs. */
  applicationId: string;
  ownApplicationId: string;
  /** Their link to their deck, which is for the viewer, and the viewer's for them. */
  deckLinkId: string;
  ownDeckLinkId: string;
};

/** A call that counts towards a limit that the procedure's usual call doesn't reach. */
export type LimitRow = {
  caller: Exclude<Caller, 'otherRole'>;
  input?(scene: Scene, server: TestServer, browser: Browser | Person): Input | Promise<Input>;
};

/** One procedure: the answer to each caller, and the input of the call. */
export type AccessRow = Record<Caller, string> & {
  input?(scene: Scene, server: TestServer): Input;
  /**
   * Inputs that name a hidden person, whose answers must equal those for an unknown id. A sentence says why the ids
   * of the input belong to nobody else. Required where the input has an id.
   */
  hidden?: ((hidden: Hidden, server: TestServer) => Input[]) | string;
  /** Calls by the name of the limit. */
  limits?: Record<string, LimitRow>;
};

/** A row for every procedure of a part of the contract. A procedure without one fails the type check. */
export type AccessRows<Part> = Record<keyof Part & string, AccessRow>;

export const everybody = (answer: string): Record<Caller, string> => ({
  signedOut: answer,
  stranger: answer,
  otherRole: answer,
  owner: answer,
});
export const signedIn = (answer: string): Record<Caller, string> => ({ ...everybody(answer), signedOut: 'UNAUTHORIZED' });
export const ownerOnly = (answer: string): Record<Caller, string> => ({ ...signedIn('NOT_FOUND'), owner: answer });

/** The `hidden` inputs of a procedure about one person. */
export const hiddenPerson = ({ id }: Hidden): Input[] => [{ id }];
