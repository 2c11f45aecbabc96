import { expect, test } from 'vitest';
import { fullJob, makeJob } from '../features/jobs/factory.ts';
import { startSearchMails } from '../features/saved-searches/commands/start-mails.ts';
import { makeSavedSearch } from '../features/saved-searches/factory.ts';
import { publicTalent, talentIdOf } from '../features/talent/factory.ts';
import { newId } from '../platform/ids.ts';
import { type Person, startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
const { clock, services } = server;
const { db } = services;

/** Breaks out of elements, attributes, scripts, CDATA and comments, and names entities. */
const hostile = `</script></title><img src=x onerror=alert(1)>"'><svg onload=alert(1)>]]>--><!-- &lt;b&gt; \${7*7} {{7*7}}`;
const poster = await server.person({ roles: ['entrepreneur'], firstName: '<b>Bea</b>', lastName: hostile.slice(0, 60) });
const applicant = await server.person(
  publicTalent({ firstName: '"><script>', lastName: hostile.slice(0, 60), jobTitle: hostile.slice(0, 90) }),
);

async function postJob(): Promise<string> {
  const fields = {
    ...fullJob(),
    ...{ title: hostile.slice(0, 80), companyName: hostile.slice(0, 80), description: hostile, location: hostile.slice(0, 60) },
    ...{ requirements: [hostile], benefits: [hostile], asksCv: false, asksLetter: false },
    questions: [{ kind: 'choice' as const, question: hostile, isRequired: false, choices: ['<b>', '"'] }],
  };
  const id = newId();
  await poster.api.ownJobs.createJob({ id, fields });
  return id;
}

const jobId = await postJob();

/** Elements that no text of ours has, and handlers in any. */
const escaped = /<(?:img src=x|svg onload|script>|b>)|onerror=alert\(1\)>(?!&)/;

test('the feed of jobs stays XML, and says what the poster wrote', async () => {
  const feed = await (await server.fetch('/banen/feed.atom')).text();

  const inside = feed.replaceAll(
    /<\/?(?:feed|id|title|updated|author|name|link|icon|entry|published|category|summary)\b[^<>]*>|<\?xml[^<>]*\?>/g,
    '',
  );
  expect(inside).not.toMatch(/[<>]/);
  expect(feed).toContain('&#60;/script&#62;');
});

test('pictures of link previews draw it as a text', async () => {
  for (const path of [`banen/${jobId}`, `talent/${await talentIdOf(db, applicant)}`]) {
    const picture = await server.fetch(`/beeld/${path}.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
});

const mailsTo = async ({ email }: Person) => (await server.mails()).filter(({ to }) => to === email);

test('mails about an application have texts, and no elements of the applicant or the poster', async () => {
  const applicationId = newId();
  await applicant.api.applications.apply({ id: jobId, applicationId, answers: [{ question: hostile, answer: '<b>' }] });
  await poster.api.applicants.move({ id: applicationId, to: 'invited', version: 1, message: hostile });

  const mails = [...(await mailsTo(poster)), ...(await mailsTo(applicant))];
  expect(mails.length).toBeGreaterThan(0);
  for (const { html, subject } of mails) {
    expect(html).not.toMatch(escaped);
    expect(subject).not.toMatch(/[\r\n]/);
  }
});

test('the mail of a saved search has its name, and what came to the list, as texts', async () => {
  const reader = await server.person();
  const monday = new Date('2036-12-01T07:01:00Z');
  const before = new Date(monday.getTime() - 3_600_000);
  await makeSavedSearch(db, {
    personId: reader.id,
    kind: 'jobs',
    name: hostile.slice(0, 80),
    cadence: 'day',
    createdAt: new Date(before.getTime() - 1),
  });
  await makeJob(db, { posterId: poster.id, title: hostile.slice(0, 80), companyName: hostile.slice(0, 80), createdAt: before });
  clock.set(monday);
  await startSearchMails(services);

  const [mail] = await mailsTo(reader);
  expect(mail?.html).toContain('&lt;/script&gt;');
  expect(mail?.html).not.toMatch(escaped);
});
