import type { Texts } from '../../score/documents/read.ts';
import type { JobTerms, TalentTerms } from '../../score/policy/conditions.ts';

/** The job of the example, as a poster could write it. */
export const exampleJob = {
  title: 'Online marketeer',
  companyName: 'De Fietsenmakers',
  skills: [
    'technieken voor digitale marketing',
    'beheer van sociale media',
    'optimalisatie voor zoekmachines',
    'webanalyse',
    'foto’s bewerken',
  ],
  text: 'Je vertelt het verhaal van onze fietsen: op sociale media, in nieuwsbrieven en op de website. Je meet wat werkt en verbetert de rest.',
};

/** The talent of the example; their skills are what visitors change. */
export const exampleTalent = {
  title: 'Marketingmedewerker',
  skills: ['copywriting', 'marketingtechnieken voor sociale media', 'webanalyse'],
  text: 'Ik maak nieuwsbrieven en campagnes voor een winkel in de buurt, en houd de website bij.',
};

export const jobTexts: Texts = { title: exampleJob.title, skills: exampleJob.skills, languages: [], text: exampleJob.text };

export function talentTexts(skills: string[]): Texts {
  return { title: exampleTalent.title, skills, languages: [], text: exampleTalent.text };
}

/** Nobody said where, how much and for what pay: the example is about what somebody can do. */
export const jobTerms: JobTerms = { places: [], isRemote: null, kind: null, mostPerHour: null };
export const talentTerms: TalentTerms = { places: [], kinds: [], perHour: null };
