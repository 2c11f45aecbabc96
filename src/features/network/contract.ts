import * as z from 'zod';
import { cursor, id, instant, limited, procedure, type Route, untilAgain } from '../../platform/contract.ts';
import { type Pace, paces } from '../../platform/limits.ts';
import { personRole, personSummary } from '../profiles/contract.ts';
import { sectors } from '../profiles/policy.ts';

const tags = ['network'];
const signedIn = { access: 'signed-in', signedOutMessage: 'Je bent niet ingelogd' } as const;
const done = z.object({ ok: z.literal(true) });
const onePerson = z.strictObject({ id });
const personNotFound = { NOT_FOUND: { message: 'Deze persoon bestaat niet (meer).' } };

const text = z.string().trim().max(100, 'Een zoekopdracht heeft hoogstens 100 tekens.');

/** Filters of connections. A profile is only searched by fields that it shows to the viewer. */
const filters = {
  /** Words of a name, title or company, without regard to case and accents. */
  search: text.optional(),
  role: personRole.optional(),
  sector: z.enum(sectors).optional(),
  place: text.optional(),
  /** Only people who are open to work. */
  work: z.literal('open').optional(),
};

/** Instead of the newest or best first, by name as it is read. */
const order = z.literal('name').optional();

export const peopleFilters = z.strictObject(filters);
export type PeopleFilters = z.output<typeof peopleFilters>;

/** A person with what their card shows, as far as their profile shows it to the viewer. */
export const networkPerson = personSummary.extend({ roles: z.array(personRole), location: z.string(), openToWork: z.boolean() });
export type NetworkPerson = z.output<typeof networkPerson>;

/** How many connections two people share, and the first few of them. */
const shared = z.object({ count: z.int().nonnegative(), people: z.array(personSummary) });
export type Shared = z.output<typeof shared>;

const listed = z.object({
  person: networkPerson,
  /** None where a profile that isn't public hides them. */
  shared,
  /** When they connected, or when the request was sent. */
  since: instant,
});
export type ListedPerson = z.output<typeof listed>;

const page = z.object({ people: z.array(listed), next: cursor.nullable() });
export type PeoplePage = z.output<typeof page>;

/** The reasons why someone is suggested; null, false and 0 mean that a reason doesn't apply. */
const suggestion = z.object({
  person: networkPerson,
  /** Their own words about themselves, cut after 280 characters. */
  bio: z.string(),
  shared,
  sector: z.string().nullable(),
  skill: z.string().nullable(),
  sameCompany: z.boolean(),
  samePlace: z.boolean(),
});
export type Suggestion = z.output<typeof suggestion>;

const counts = z.object({ connections: z.int(), requests: z.int(), suggestions: z.int() });
export type NetworkCounts = z.output<typeof counts>;

const relationOfPerson = z.object({
  relation: z.enum(['self', 'none', 'requested', 'asked', 'connected']),
  /** 1 for a connection, 2 for a connection's connection, 3 beyond; null for oneself, and where a profile that isn't public hides it. */
  degree: z.int().min(1).max(3).nullable(),
  /** Connections of both; the first few. None where a profile that isn't public hides them. */
  shared,
  /** How many connections the person has, whom the viewer may see or not; null where a profile that isn't public hides them. */
  connections: z.int().nonnegative().nullable(),
});
export type RelationOfPerson = z.output<typeof relationOfPerson>;

/** Why two reads that write need no limit. */
const firstSuggestions = { none: 'Prepares suggestions once, for a person who has never had any.' } as const;
const noRequest = { NOT_FOUND: { message: 'Dit verzoek is er niet meer.' } };

/** Starts a procedure by which the viewer does something with one person. */
const act = (pace: Pace, route: Omit<Route, 'tags'>) =>
  procedure(limited(signedIn, { pace }), { ...route, tags })
    .input(onePerson)
    .output(done);

export const networkContract = {
  readCounts: procedure(limited(signedIn, firstSuggestions), {
    method: 'GET',
    path: '/network/counts',
    tags,
    summary: 'The number of people on each tab',
    description:
      'The numbers of connections, of requests that wait for the viewer’s answer, and of suggestions (at most 50) that match the filters.',
  })
    .input(peopleFilters)
    .output(counts),

  listConnections: procedure(signedIn, {
    method: 'GET',
    path: '/network/connections',
    tags,
    summary: 'A page of one’s own connections',
    description:
      'Connections that match the filters, newest first or by name, 20 at a time, each with the connections that both people share. Pass `next` of one page as `after` to read the following one.',
  })
    .input(z.strictObject({ ...filters, order, after: cursor.optional() }))
    .output(page),

  listRequests: procedure(signedIn, {
    method: 'GET',
    path: '/network/requests',
    tags,
    summary: 'A page of open requests',
    description: 'Unanswered requests that the viewer received or sent, newest first or by name, 20 at a time.',
  })
    .input(z.strictObject({ ...filters, order, direction: z.enum(['received', 'sent']).default('received'), after: cursor.optional() }))
    .output(page),

  listSuggestions: procedure(limited(signedIn, firstSuggestions), {
    method: 'GET',
    path: '/network/suggestions',
    tags,
    summary: 'People whom the viewer may know',
    description:
      'At most 50, the best first or by name, each with its reasons and the connections that both people share. Suggestions are prepared in the background; for a person without any, this call prepares them.',
  })
    .input(peopleFilters.extend({ order }))
    .output(z.object({ suggestions: z.array(suggestion) })),

  dismissSuggestion: act(paces.often, {
    method: 'PUT',
    path: '/network/suggestions/{id}/dismissal',
    summary: 'Dismiss a suggestion',
    description: 'The person is not suggested again, unless it is taken back. Does nothing if they weren’t suggested.',
  }).errors(personNotFound),

  restoreSuggestion: act(paces.often, {
    method: 'DELETE',
    path: '/network/suggestions/{id}/dismissal',
    summary: 'Take the dismissal of a suggestion back',
    description: 'The person may be suggested again. Does nothing if they weren’t dismissed.',
  }).errors(personNotFound),

  readRelation: procedure(signedIn, {
    method: 'GET',
    path: '/network/people/{id}',
    tags,
    summary: 'The relation between the viewer and a person',
    description: 'The relation, the degree of connection and the shared connections. A declined request shows to neither person.',
  })
    .input(onePerson)
    .output(relationOfPerson)
    .errors(personNotFound),

  listSharedConnections: procedure(signedIn, {
    method: 'GET',
    path: '/network/people/{id}/shared-connections',
    tags,
    summary: 'A page of the connections that the viewer shares with a person',
    description: 'In pages of 20. Pass the id of the last person as `after` to read the following page.',
  })
    .input(z.strictObject({ id, after: id.optional() }))
    .output(z.object({ people: z.array(personSummary), next: z.uuid().nullable() }))
    .errors(personNotFound),

  requestConnection: procedure(limited(signedIn, { counts: ['connection-requests'] }), {
    method: 'PUT',
    path: '/network/people/{id}/request',
    tags,
    summary: 'Ask a person to connect',
    description:
      'Two people have one request or connection between them, whoever asked. After a refusal, the same person may ask again after 30 days, the other at any time. A person may send 20 requests an hour, unless the operator set another number.',
  })
    .input(onePerson)
    .output(done)
    .errors({
      ...personNotFound,
      SELF: { status: 422, message: 'Je kunt geen verzoek naar jezelf sturen' },
      PENDING: { status: 409, message: 'Er is al een openstaand verzoek tussen jullie' },
      CONNECTED: { status: 409, message: 'Je bent al verbonden met deze gebruiker' },
      /** Its message says when to try again. */
      TOO_MANY_REQUESTS: { message: 'Je hebt veel connectieverzoeken verstuurd. Probeer het later opnieuw.', data: untilAgain },
      /** Its message names the day. */
      TOO_SOON: { status: 409, message: 'Je kunt later opnieuw een verzoek sturen', data: z.object({ from: instant }) },
    }),

  withdrawRequest: act(paces.often, {
    method: 'DELETE',
    path: '/network/people/{id}/request',
    summary: 'Withdraw a request',
    description: 'Removes a request that the viewer sent and that wasn’t answered yet.',
  }).errors(noRequest),

  acceptRequest: act(paces.often, {
    method: 'PUT',
    path: '/network/people/{id}/acceptance',
    summary: 'Accept a person’s request',
    description: 'Connects the two people. Repeating the call changes nothing.',
  }).errors(noRequest),

  declineRequest: act(paces.often, {
    method: 'PUT',
    path: '/network/people/{id}/refusal',
    summary: 'Decline a person’s request',
    description: 'The other person is not notified. Repeating the call changes nothing.',
  }).errors(noRequest),

  removeConnection: act(paces.often, {
    method: 'DELETE',
    path: '/network/people/{id}/connection',
    summary: 'Remove a connection',
    description: 'Removes it for both people. Either may ask again; the person who removed it is not suggested the other.',
  }).errors({ NOT_FOUND: { message: 'Jullie zijn niet (meer) verbonden.' } }),

  blockPerson: act(paces.seldom, {
    method: 'PUT',
    path: '/network/people/{id}/block',
    summary: 'Block a person',
    description:
      'From now on neither person meets the other anywhere; their connection or request is removed. Repeating the call changes nothing.',
  }).errors({ ...personNotFound, SELF: { status: 422, message: 'Je kunt jezelf niet blokkeren' } }),

  unblockPerson: act(paces.seldom, {
    method: 'DELETE',
    path: '/network/people/{id}/block',
    summary: 'Unblock a person',
    description: 'A connection or request from before the block is not restored.',
  }).errors({ NOT_FOUND: { message: 'Je hebt deze persoon niet (meer) geblokkeerd.' } }),

  listBlocked: procedure(signedIn, {
    method: 'GET',
    path: '/network/blocked',
    tags,
    summary: 'A page of the people whom the viewer blocks',
    description: 'The last blocked first, 20 at a time. Pass `next` of one page as `after` to read the following one.',
  })
    .input(z.strictObject({ after: cursor.optional() }))
    .output(page),
};
