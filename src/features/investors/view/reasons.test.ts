import { expect, test } from 'vitest';
import type { OwnCriteria as Criteria, DashboardProject } from '../contract.ts';
import { fitOf, isMatch } from '../policy.ts';
import { reasonsOf } from './reasons.ts';

type Offer = Pick<DashboardProject['project'], 'category' | 'targetAmount' | 'raisedAmount' | 'fundingTypes'>;

const project: DashboardProject['project'] = {
  ...{ id: '', title: '', description: '', status: 'active', location: '', endDate: null, createdAt: '', image: null, roles: [] },
  ...{ followersCount: 0, followedByViewer: false, isWithdrawn: false, can: { edit: false } },
  owner: { id: '', firstName: '', lastName: '', jobTitle: '', company: '', avatarId: null },
  ...{ category: 'tech', targetAmount: 30_000, raisedAmount: 18_000, fundingTypes: ['Lening'] },
};

function reasons(criteria: Partial<Criteria>, offer: Partial<Offer> = {}) {
  const all: Criteria = { sectors: [], min: null, max: null, types: [], ...criteria };
  const shown = { ...project, ...offer };
  const fit = fitOf(all, shown);
  return reasonsOf(all, { project: shown, fit, isMatch: isMatch(fit) }).map((reason) => reason.replaceAll('\u00a0', ' '));
}

test.each<[Partial<Criteria>, Partial<Offer>, string[]]>([
  [{}, {}, []],
  [{ sectors: ['Tech'] }, {}, ['Past bij je sectoren']],
  [{ min: 12_000, types: ['Lening', 'Equity'] }, {}, ['Past bij je bedrag (€ 12.000 resterend) en je vorm (Lening)']],
  [{ types: ['Equity'] }, { fundingTypes: [] }, []],
  [{ min: 25_000 }, {}, ['Resterend bedrag € 12.000 ligt onder je minimum van € 25.000']],
  [{ min: 0 }, { raisedAmount: 30_000 }, ['Past bij je bedrag (€ 0 resterend)']],
  [{ min: 0 }, { raisedAmount: 31_000 }, ['Er is al meer opgehaald dan gevraagd; je minimum is € 0']],
  [{ max: 10_000 }, { raisedAmount: 31_000 }, ['Past bij je bedrag (meer opgehaald dan gevraagd)']],
  [{ max: 10_000 }, {}, ['Resterend bedrag € 12.000 ligt boven je maximum van € 10.000']],
  [{ sectors: ['Onderwijs'] }, {}, ['Categorie Tech valt buiten je sector']],
  [{ types: ['Equity', 'Donatie'] }, {}, ['Lening past niet bij je keuze voor Equity of Donatie']],
])('%j beside %j says %j', (criteria, offer, expected) => {
  expect(reasons(criteria, offer)).toEqual(expected);
});

test('every condition that fails is named', () => {
  expect(reasons({ sectors: ['Onderwijs', 'Creatief'], min: 25_000, types: ['Equity'] })).toHaveLength(3);
});
