import { expect, test } from 'vitest';
import { makeTeamScene } from '../../../app/testing/team-scene.ts';
import { type Person, startTestServer } from '../../../app/testing/test-server.ts';
import { makeMember } from './factory.ts';

const server = await startTestServer();
const { db } = server.services;

const noted = async (person: Person) => (await person.api.notifications.listNotifications({})).notifications;

const scene = () => makeTeamScene(server);

test('the function may change until the person agrees to it', async () => {
  const { owner, friend, id, shownTo } = await scene();
  const ask = (role: string) => owner.api.members.askMember({ id, personId: friend.id, role });
  await ask('Techniek');
  await ask('Financiën');
  await friend.api.members.acceptMembership({ id, role: 'Financiën' });

  await expect(ask('Directeur')).rejects.toMatchObject({ code: 'ALREADY_MEMBER' });

  expect(await shownTo(owner)).toEqual(['Inge: Financiën']);
  expect(await noted(friend)).toMatchObject([{ isRead: true, ask: { state: 'accepted' } }]);
});

test('the owner changes the function of a member, who is notified of it until they leave', async () => {
  const { owner, friend, id, shownTo } = await scene();
  const change = (role: string) => owner.api.members.changeMemberRole({ id, personId: friend.id, role });
  await expect(change('Directeur')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await makeMember(db, { projectId: id, personId: friend.id, role: 'Techniek' });

  await change('Techniek');
  expect(await noted(friend)).toEqual([]);
  await change('Directeur');

  expect([await shownTo(server.visitor()), await shownTo(friend)]).toEqual([['Inge: Directeur'], ['Inge: Directeur']]);
  expect(await noted(friend)).toMatchObject([
    {
      kind: 'member-role',
      message: 'Bea Smit gaf je een andere functie in het team van “Zonnedak”.',
      actionUrl: `/projecten/${id}#jouw-plaats`,
    },
  ]);

  await friend.api.members.leaveTeam({ id });
  expect(await noted(friend)).toEqual([]);
  await expect(change('Techniek')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('somebody who is asked answers to the function of that moment, without a second notification', async () => {
  const { owner, friend, id, shownTo } = await scene();
  await owner.api.members.askMember({ id, personId: friend.id, role: 'Techniek' });

  await owner.api.members.changeMemberRole({ id, personId: friend.id, role: 'Vorm' });
  await friend.api.members.acceptMembership({ id, role: 'Vorm' });

  expect(await shownTo(owner)).toEqual(['Inge: Vorm']);
  expect(await noted(friend)).toMatchObject([{ kind: 'member-asked', ask: { state: 'accepted' } }]);
});

test('nobody gets into a team under a function that they didn’t see', async () => {
  const { owner, friend, id, shownTo, listed } = await scene();
  await owner.api.members.askMember({ id, personId: friend.id, role: 'Techniek' });
  const readAsked = async () => (await noted(friend)).map(({ ask }) => (ask?.about === 'membership' ? ask.role : null));
  expect(await readAsked()).toEqual(['Techniek']);
  await owner.api.members.changeMemberRole({ id, personId: friend.id, role: 'Directeur' });

  await expect(friend.api.members.acceptMembership({ id, role: 'Techniek' })).rejects.toMatchObject({
    ...{ code: 'CHANGED', status: 409, message: 'Je functie in dit team is intussen gewijzigd. Bekijk de vraag opnieuw.' },
  });
  expect([await listed(), await shownTo(owner), await noted(owner)]).toEqual([[[friend.id, 'asked']], [], []]);

  expect(await readAsked()).toEqual(['Directeur']);
  await friend.api.members.acceptMembership({ id, role: 'Directeur' });
  expect(await shownTo(owner)).toEqual(['Inge: Directeur']);
  // The repeat of a press whose answer got lost is one, whatever the function is by now.
  await owner.api.members.changeMemberRole({ id, personId: friend.id, role: 'Vorm' });
  await friend.api.members.acceptMembership({ id, role: 'Directeur' });
});
