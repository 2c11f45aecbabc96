import { accountsAccess } from '../../features/accounts/access.ts';
import { ownAccountAccess } from '../../features/accounts/own/access.ts';
import { agendaAccess } from '../../features/agenda/access.ts';
import { calendarAccess } from '../../features/agenda/calendar/access.ts';
import { invitationAccess } from '../../features/agenda/invitation/access.ts';
import { contactAccess } from '../../features/contact/access.ts';
import { decksAccess } from '../../features/decks/access.ts';
import { deckFilesAccess } from '../../features/decks/files/access.ts';
import { linksAccess } from '../../features/decks/links/access.ts';
import { modelAccess } from '../../features/decks/model/access.ts';
import { ownReadingsAccess } from '../../features/decks/own-readings/access.ts';
import { readingAccess } from '../../features/decks/reading/access.ts';
import { suggestionsAccess } from '../../features/decks/suggestions/access.ts';
import { deckVersionsAccess } from '../../features/decks/versions/access.ts';
import { feedAccess } from '../../features/feed/access.ts';
import { activityAccess } from '../../features/feed/activity/access.ts';
import { commentsAccess } from '../../features/feed/comments/access.ts';
import { updatesAccess } from '../../features/feed/updates/access.ts';
import { homeAccess } from '../../features/home/access.ts';
import { investorsAccess } from '../../features/investors/access.ts';
import { approachAccess } from '../../features/investors/approach/access.ts';
import { jobsAccess } from '../../features/jobs/access.ts';
import { applicantsAccess } from '../../features/jobs/applicants/access.ts';
import { applicationsAccess } from '../../features/jobs/applications/access.ts';
import { ownJobsAccess } from '../../features/jobs/own/access.ts';
import { answersAccess } from '../../features/jobs/promise/access.ts';
import { retentionAccess } from '../../features/jobs/retention/access.ts';
import { savedJobsAccess } from '../../features/jobs/saved/access.ts';
import { matchesAccess } from '../../features/matches/access.ts';
import { exampleAccess } from '../../features/matches/example/access.ts';
import { fitsAccess } from '../../features/matches/fits/access.ts';
import { matchPreferencesAccess } from '../../features/matches/preferences/access.ts';
import { messagesAccess } from '../../features/messages/access.ts';
import { ownMessagesAccess } from '../../features/messages/own/access.ts';
import { networkAccess } from '../../features/network/access.ts';
import { peopleAccess } from '../../features/network/people/access.ts';
import { notificationsAccess } from '../../features/notifications/access.ts';
import { presenceAccess } from '../../features/presence/access.ts';
import { profilesAccess } from '../../features/profiles/access.ts';
import { ownProfileAccess } from '../../features/profiles/own/access.ts';
import { projectsAccess } from '../../features/projects/access.ts';
import { admissionsAccess } from '../../features/projects/admissions/access.ts';
import { filledRolesAccess } from '../../features/projects/filled-roles/access.ts';
import { followsAccess } from '../../features/projects/follows/access.ts';
import { interestsAccess } from '../../features/projects/interests/access.ts';
import { membersAccess } from '../../features/projects/members/access.ts';
import { projectsOfPersonAccess } from '../../features/projects/of-person/access.ts';
import { ownProjectsAccess } from '../../features/projects/own/access.ts';
import { questionsAccess } from '../../features/projects/questions/access.ts';
import { savedProjectsAccess } from '../../features/projects/saved/access.ts';
import { projectViewsAccess } from '../../features/projects/views/access.ts';
import { savedSearchesAccess } from '../../features/saved-searches/access.ts';
import { servicesAccess } from '../../features/services/access.ts';
import { siteAccess } from '../../features/site/access.ts';
import { skillsAccess } from '../../features/skills/access.ts';
import { talentAccess } from '../../features/talent/access.ts';
import { talentInvitationsAccess } from '../../features/talent/invitations/access.ts';
import { savedTalentsAccess } from '../../features/talent/saved/access.ts';
import { uploadsAccess } from '../../features/uploads/access.ts';
import type { Contract } from '../contract.ts';
import type { AccessRow, AccessRows } from './procedure-rows.ts';

const parts: { [Part in keyof Contract]: AccessRows<Contract[Part]> } = {
  site: siteAccess,
  accounts: accountsAccess,
  account: ownAccountAccess,
  uploads: uploadsAccess,
  profiles: profilesAccess,
  profile: ownProfileAccess,
  feed: feedAccess,
  comments: commentsAccess,
  updates: updatesAccess,
  activity: activityAccess,
  notifications: notificationsAccess,
  network: networkAccess,
  people: peopleAccess,
  home: homeAccess,
  messages: messagesAccess,
  ownMessages: ownMessagesAccess,
  presence: presenceAccess,
  agenda: agendaAccess,
  calendar: calendarAccess,
  invitation: invitationAccess,
  contact: contactAccess,
  projects: projectsAccess,
  projectsOfPerson: projectsOfPersonAccess,
  ownProjects: ownProjectsAccess,
  savedProjects: savedProjectsAccess,
  projectViews: projectViewsAccess,
  admissions: admissionsAccess,
  members: membersAccess,
  interests: interestsAccess,
  filledRoles: filledRolesAccess,
  follows: followsAccess,
  questions: questionsAccess,
  deckLinks: linksAccess,
  sharedDecks: readingAccess,
  ownReadings: ownReadingsAccess,
  deckFiles: deckFilesAccess,
  deckModel: modelAccess,
  suggestions: suggestionsAccess,
  decks: decksAccess,
  deckVersions: deckVersionsAccess,
  jobs: jobsAccess,
  ownJobs: ownJobsAccess,
  savedJobs: savedJobsAccess,
  applications: applicationsAccess,
  applicants: applicantsAccess,
  investors: investorsAccess,
  approach: approachAccess,
  answers: answersAccess,
  retention: retentionAccess,
  savedSearches: savedSearchesAccess,
  services: servicesAccess,
  skills: skillsAccess,
  talent: talentAccess,
  savedTalents: savedTalentsAccess,
  talentInvitations: talentInvitationsAccess,
  matches: matchesAccess,
  fits: fitsAccess,
  matchExample: exampleAccess,
  matchPreferences: matchPreferencesAccess,
};

/** The row of every procedure, by its name such as 'feed.likePost'. */
export const accessRows: ReadonlyMap<string, AccessRow> = new Map(
  Object.entries(parts).flatMap(([part, rows]) => Object.entries<AccessRow>(rows).map(([name, row]) => [`${part}.${name}`, row] as const)),
);
