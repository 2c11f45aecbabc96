import { conversationPath } from '../messages/policy.ts';
import type { Notices } from '../notifications/policy.ts';
import { joinNames } from '../profiles/texts.ts';
import { membershipPath, tabPath } from './texts.ts';

declare module '../notifications/policy.ts' {
  interface NoticeDetails {
    'access-asked': { admissionId: string; projectId: string; title: string };
    'access-admitted': { projectId: string; title: string };
    'access-declined': { projectId: string; title: string };
    'member-asked': { memberId: string; projectId: string; title: string };
    'member-role': { memberId: string; projectId: string; title: string };
    'member-accepted': { memberId: string; projectId: string; title: string };
    'role-interest': { interestId: string; roleName: string };
    'project-follow': { projectId: string; title: string };
    'project-question': { projectId: string; questionId: string; text: string };
    'project-answer': { projectId: string; questionId: string; text: string };
    'milestone-due': { actorId: null; projectId: string; milestoneId: string; title: string };
  }
}

type ProjectKind =
  | 'access-asked'
  | 'access-admitted'
  | 'access-declined'
  | 'member-asked'
  | 'member-role'
  | 'member-accepted'
  | 'role-interest'
  | 'project-follow'
  | 'project-question'
  | 'project-answer'
  | 'milestone-due';

function placeOfQuestion({ projectId, questionId, text }: { projectId: string; questionId: string; text: string }) {
  return { subjectId: questionId, actionUrl: tabPath(projectId, 'vragen'), quote: text };
}

export const projectsNotices: Notices<ProjectKind> = {
  kinds: {
    'access-asked': {
      type: 'investment',
      place: ({ admissionId, projectId, title }) => ({ subjectId: admissionId, actionUrl: tabPath(projectId, 'mensen'), quote: title }),
      text: ({ names: [name = ''], excerpt }) => ({
        title: 'Nieuw verzoek om toegang',
        message: `${name} vraagt toegang tot “${excerpt}”.`,
      }),
      askSql: ({ subject }) => `
        select json_build_object('about', 'access', 'projectId', a.project_id, 'personId', a.person_id, 'state',
          case a.status when 'asked' then 'open' when 'admitted' then 'accepted' else 'declined' end)
        from project_admissions a where a.id = ${subject} and a.status <> 'ended'`,
    },
    'access-admitted': {
      type: 'investment',
      place: ({ projectId, title }) => ({ subjectId: projectId, actionUrl: `/projecten/${projectId}`, quote: title }),
      text: ({ names: [name = ''], excerpt }) => ({ title: 'Je bent toegelaten', message: `${name} geeft je toegang tot “${excerpt}”.` }),
    },
    'access-declined': {
      type: 'info',
      place: ({ projectId, title }) => ({ subjectId: projectId, actionUrl: `/projecten/${projectId}`, quote: title }),
      text: ({ names: [name = ''], excerpt }) => ({
        title: 'Antwoord op je verzoek',
        message: `${name} geeft je nu geen toegang tot “${excerpt}”.`,
      }),
    },
    'member-asked': {
      type: 'connection',
      place: ({ memberId, projectId, title }) => ({ subjectId: memberId, actionUrl: membershipPath(projectId), quote: title }),
      text: ({ names: [name = ''], excerpt }) => ({
        title: 'Hoor je bij dit team?',
        message: `${name} wil je als teamlid tonen bij “${excerpt}”.`,
      }),
      askSql: ({ subject, reader }) => `
        select json_build_object('about', 'membership', 'projectId', m.project_id, 'role', m.role, 'state',
          case m.status when 'asked' then 'open' when 'member' then 'accepted' else 'declined' end)
        from project_members m where m.id = ${subject} and m.person_id = ${reader}`,
    },
    'member-role': {
      type: 'connection',
      place: ({ memberId, projectId, title }) => ({ subjectId: memberId, actionUrl: membershipPath(projectId), quote: title }),
      text: ({ names: [name = ''], excerpt }) => ({
        title: 'Je functie is gewijzigd',
        message: `${name} gaf je een andere functie in het team van “${excerpt}”.`,
      }),
    },
    'member-accepted': {
      type: 'connection',
      place: ({ memberId, projectId, title }) => ({ subjectId: memberId, actionUrl: tabPath(projectId, 'mensen'), quote: title }),
      text: ({ names: [name = ''], excerpt }) => ({ title: 'Nieuw teamlid', message: `${name} staat nu in het team van “${excerpt}”.` }),
    },
    'role-interest': {
      type: 'info',
      // The message that came with it says more than a list of names.
      place: ({ interestId, roleName, actorId }) => ({ subjectId: interestId, actionUrl: conversationPath(actorId), quote: roleName }),
      text: ({ names: [name = ''], excerpt }) => ({
        title: 'Interesse in een rol',
        message: `${name} heeft interesse in de rol “${excerpt}”.`,
      }),
    },
    'project-follow': {
      type: 'info',
      place: ({ projectId, title }) => ({ subjectId: projectId, actionUrl: `/projecten/${projectId}`, quote: title }),
      text: ({ names, count, excerpt }) =>
        count === 1
          ? { title: 'Nieuwe volger', message: `${names[0] ?? ''} volgt je project “${excerpt}”.` }
          : { title: 'Nieuwe volgers', message: `${joinNames(names, count)} volgen je project “${excerpt}”.` },
    },
    'project-question': {
      type: 'info',
      place: placeOfQuestion,
      text: ({ names: [name = ''], excerpt }) => ({ title: 'Nieuwe vraag', message: `${name} vraagt bij je project: “${excerpt}”` }),
    },
    'project-answer': {
      type: 'info',
      place: placeOfQuestion,
      text: ({ names: [name = ''], excerpt }) => ({ title: 'Je vraag is beantwoord', message: `${name}: “${excerpt}”` }),
    },
    'milestone-due': {
      type: 'info',
      place: ({ projectId, milestoneId, title }) => ({
        subjectId: milestoneId,
        actionUrl: `/projecten/${projectId}/bewerken#milestones`,
        quote: title,
      }),
      text: ({ excerpt }) => ({ title: 'Mijlpaal', message: `De dag van “${excerpt}” is er. Gehaald? Zet het erbij.` }),
    },
  },
  preferences: {
    'access-asked': { label: 'Verzoeken om toegang tot je projecten', channel: 'mail' },
    'access-answer': { label: 'Antwoorden op je verzoeken om toegang', channel: 'mail' },
    'member-asked': { label: 'Vragen om teamlid te zijn en wijzigingen van je functie', channel: 'mail' },
    'member-accepted': { label: 'Nieuwe teamleden van je projecten', channel: 'app' },
    'role-interest': { label: 'Interesse in de rollen van je projecten', channel: 'mail' },
    'project-follow': { label: 'Volgers van je projecten', channel: 'app' },
    'project-question': { label: 'Vragen over je projecten', channel: 'mail' },
    'project-answer': { label: 'Antwoorden op je vragen aan projecten', channel: 'mail' },
    'milestone-due': { label: 'De dag van een mijlpaal van je project', channel: 'app' },
  },
};
