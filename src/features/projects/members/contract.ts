import * as z from 'zod';
import { id, instant, limited, procedure, text } from '../../../platform/contract.ts';
import { paces } from '../../../platform/limits.ts';
import { isVisible } from '../../../platform/visible-text.ts';
import { personSummary } from '../../profiles/contract.ts';
import { memberLimits, memberStates } from './policy.ts';

/** A member of the team who has a profile at Kiem. */
export const member = personSummary.extend({
  /** Their function in the project. */
  role: z.string(),
});

export type Member = z.output<typeof member>;

/** A viewer's own place in a team: asked, shown, or declined as long as they may still accept. */
export const membership = z.object({ state: z.enum(memberStates), role: z.string() });

export type Membership = z.output<typeof membership>;

const listedMember = z.object({ person: member, state: z.enum(memberStates).exclude(['declined']), since: instant });

export type ListedMember = z.output<typeof listedMember>;

const tags = ['projects'];
const signIn = { access: 'signed-in' } as const;
const press = limited(signIn, { pace: paces.often });
const one = z.strictObject({ id });
const ofPerson = one.extend({ personId: id });
const role = text(memberLimits.role).refine(isVisible, 'Vul de functie in het project in.');
const withRole = ofPerson.extend({ role });
const ok = z.object({ ok: z.literal(true) });
const notFound = { NOT_FOUND: { message: 'Project niet gevonden.' } };
const noMember = { NOT_FOUND: { message: 'Dit teamlid is er niet (meer).' } };
const noQuestion = { NOT_FOUND: { message: 'Deze vraag is er niet (meer).' } };

export const membersContract = {
  findConnections: procedure(signIn, {
    method: 'GET',
    path: '/connections/search',
    tags,
    summary: 'Find connections by name',
    description: 'Up to 10 of the viewer’s connections, by the beginnings of words, to admit them or to ask them into a team.',
  })
    .input(z.strictObject({ search: z.string().trim().max(100) }))
    .output(z.object({ people: z.array(personSummary) })),

  listMembers: procedure(signIn, {
    method: 'GET',
    path: '/projects/{id}/members',
    tags,
    summary: 'The team of one’s own project',
    description: `Everyone who was asked or accepted, at most ${memberLimits.members}. People who declined aren’t listed.`,
  })
    .input(one)
    .output(z.object({ members: z.array(listedMember) }))
    .errors(notFound),

  askMember: procedure(limited(signIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/projects/{id}/members/{personId}',
    tags,
    summary: 'Ask a connection into the team',
    description:
      'They are shown on the page of the project once they accept. A repeat may change the function until then. After a refusal the same person may be asked again after 30 days.',
  })
    .input(withRole)
    .output(ok)
    .errors({
      NOT_FOUND: { message: 'Alleen connecties kun je in je team vragen.' },
      ALREADY_MEMBER: {
        status: 409,
        message: 'Deze persoon staat al in je team.',
      },
      FULL: { status: 409, message: `Een team heeft hoogstens ${memberLimits.members} leden van Kiem.` },
      UNLISTED: { status: 409, message: 'Publiceer je project voordat je mensen in je team vraagt.' },
      TOO_SOON: { status: 409, message: 'Je kunt deze persoon later opnieuw vragen.', data: z.object({ from: instant }) },
    }),

  changeMemberRole: procedure(limited(signIn, { pace: paces.seldom }), {
    method: 'PUT',
    path: '/projects/{id}/members/{personId}/role',
    tags,
    summary: 'Change the function of somebody in the team',
    description: 'A member is notified of it, and may leave. Somebody who was only asked answers to the new function.',
  })
    .input(withRole)
    .output(ok)
    .errors(noMember),

  removeMember: procedure(press, {
    method: 'DELETE',
    path: '/projects/{id}/members/{personId}',
    tags,
    summary: 'Remove a person from the team',
    description: 'Also takes back a question that wasn’t answered yet.',
  })
    .input(ofPerson)
    .output(ok)
    .errors(noMember),

  acceptMembership: procedure(press, {
    method: 'PUT',
    path: '/projects/{id}/membership',
    tags,
    summary: 'Accept a place in a team',
    description:
      'The viewer is shown on the page of the project from then on, with the function that they saw, which is sent along: one that the owner changed meanwhile is refused. A repeat changes nothing. Somebody who declined may still accept for 30 days.',
  })
    .input(one.extend({ role }))
    .output(ok)
    .errors({
      ...noQuestion,
      CHANGED: { status: 409, message: 'Je functie in dit team is intussen gewijzigd. Bekijk de vraag opnieuw.' },
    }),

  leaveTeam: procedure(press, {
    method: 'DELETE',
    path: '/projects/{id}/membership',
    tags,
    summary: 'Decline a place in a team, or leave it',
    description: 'A member who leaves is gone from the page of the project at once, name included.',
  })
    .input(one)
    .output(ok)
    .errors(noQuestion),
};
