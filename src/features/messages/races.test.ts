import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Person, startTestServer } from '../../app/testing/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { SignedOutError } from '../../platform/server/signed-out.ts';
import { suspendAccount } from '../accounts/commands/suspend.ts';
import { profiles } from '../profiles/tables.ts';
import { makeConnection } from '../relations/factory.ts';
import { sendMessage } from './commands/send-message.ts';

/** Logged faults of the server; refusals aren't among them. */
const faults: string[] = [];
const server = await startTestServer({ tasks: [], logTo: (line) => JSON.parse(line).level >= 50 && faults.push(line) });
const { services } = server;
const { db, pool, clock } = services;

const write = (from: Person, to: Person) => from.api.messages.sendMessage({ id: to.id, messageId: newId(), content: `Dag ${newId()}` });

/** Invariants of all conversations. Each query returns the rows that break one. */
const broken = {
  sides: `select c.id from conversations c left join conversation_sides s on s.conversation_id = c.id group by c.id having count(s.person_id) <> 2`,
  unread: `select s.* from conversation_sides s where s.unread_count <> (
    select count(*) from messages m where m.conversation_id = s.conversation_id and m.sender_id <> s.person_id
      and m.deleted_at is null and m.created_at > coalesce(s.read_until, '-infinity'))`,
  last: `select s.* from conversation_sides s where (s.last_message_id, s.last_message_at) <> (
    select m.id, m.created_at from messages m where m.conversation_id = s.conversation_id order by m.created_at desc limit 1)`,
  twoRequests: `select one.* from conversation_sides one join conversation_sides other
    on other.conversation_id = one.conversation_id and other.person_id = one.counterpart_id
    where one.state <> 'open' and other.state <> 'open'`,
  tellsOfBlocked: `select n.* from notifications n join blocks b
    on (b.blocker_id, b.blocked_id) in ((n.person_id, n.actor_id), (n.actor_id, n.person_id))`,
  tellsOfIgnored: `select n.* from notifications n join conversation_sides s
    on s.person_id = n.person_id and s.counterpart_id = n.actor_id where n.kind = 'message' and s.state = 'ignored'`,
};

async function listBroken(): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(broken).map(async ([rule, query]) => ((await pool.query(query)).rows.length > 0 ? [rule] : [])),
  );
  return found.flat();
}

test('concurrent sending, reading, editing, deleting and blocking keep every conversation consistent', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await makeConnection(db, { from: anna.id, to: bram.id });
  for (let round = 0; round < 8; round += 1) {
    const { id } = await write(anna, bram);
    await Promise.allSettled([
      write(anna, bram),
      bram.api.messages.markRead({ id: anna.id, until: id }),
      anna.api.messages.editMessage({ id, content: `Toch ${round}` }),
      write(bram, anna),
      anna.api.messages.deleteMessage({ id }),
      bram.api.notifications.markAllRead(),
      ...(round % 2 === 0 ? [bram.api.network.blockPerson({ id: anna.id })] : []),
    ]);
    expect([...(await listBroken()), ...faults]).toEqual([]);
    if (round % 2 === 0) await bram.api.network.unblockPerson({ id: anna.id });
  }
});

test('a request that is ignored, answered and accepted while messages arrive ends in one state', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [anna, bram] = [await server.person(), await server.person()];
    await anna.api.network.requestConnection({ id: bram.id });
    await Promise.allSettled([
      ...Array.from({ length: 6 }, () => write(anna, bram)),
      bram.api.messages.answerRequest({ id: anna.id, answer: 'ignore' }),
      ...(round % 2 === 0 ? [bram.api.network.acceptRequest({ id: anna.id })] : []),
      ...(round % 3 === 0 ? [write(bram, anna)] : []),
    ]);
    expect([...(await listBroken()), ...faults]).toEqual([]);
  }
});

test('two people who delete their accounts while sending and reading are both gone', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [anna, bram] = [await server.person(), await server.person()];
    const { id } = await write(anna, bram);
    await Promise.allSettled([
      write(anna, bram),
      bram.api.messages.markRead({ id: anna.id, until: id }),
      anna.api.messages.deleteMessage({ id }),
      anna.api.account.deleteAccount({ password: anna.password }),
      bram.api.account.deleteAccount({ password: bram.password }),
    ]);
    const { rows } = await pool.query('select id from accounts where id in ($1, $2)', [anna.id, bram.id]);
    expect([...rows, ...(await listBroken()), ...faults]).toEqual([]);
  }
});

test('marking as read doesn’t wait for an account that is being deleted', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  const { id } = await write(anna, bram);

  await db.transaction(async (tx) => {
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, bram.id)).for('update');
    expect(await bram.api.messages.markRead({ id: anna.id, until: id })).toEqual({ unreadCount: 0 });
  });
});

test('a message under way when its sender is suspended isn’t sent', async () => {
  const [anna, bram] = [await server.person(), await server.person()];
  await suspendAccount(db, anna.email, clock.now());

  const sending = sendMessage(services, anna.id, { id: newId(), personId: bram.id, content: 'Dag', attachmentIds: [] });

  await expect(sending).rejects.toThrow(SignedOutError);
  expect((await bram.api.messages.listConversations({ box: 'requests' })).conversations).toEqual([]);
});

test('a refused first message leaves no conversation', async () => {
  const [anna, bram] = [await server.person(), await server.person()];

  const refused = anna.api.messages.sendMessage({ id: bram.id, messageId: newId(), content: 'Dag', attachmentIds: [newId()] });

  await expect(refused).rejects.toMatchObject({ code: 'UNKNOWN_ATTACHMENT' });
  expect((await pool.query('select id from conversations where $1 in (low_id, high_id)', [anna.id])).rows).toEqual([]);
});

test('a message kept in a browser isn’t sent by the next person who signs in there', async () => {
  const [anna, bram, chris] = [await server.person(), await server.person(), await server.person()];
  const message = { id: chris.id, messageId: newId(), content: 'Dag', writerId: anna.id };

  await expect(bram.api.messages.sendMessage(message)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  expect(await anna.api.messages.sendMessage(message)).toMatchObject({ senderId: anna.id });
});
