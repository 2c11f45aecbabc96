import { accountsContract } from '../features/accounts/contract.ts';
import { ownAccountContract } from '../features/accounts/own/contract.ts';
import { calendarContract } from '../features/agenda/calendar/contract.ts';
import { agendaContract } from '../features/agenda/contract.ts';
import { invitationContract } from '../features/agenda/invitation/contract.ts';
import { contactContract } from '../features/contact/contract.ts';
import { decksContract } from '../features/decks/contract.ts';
import { deckFilesContract } from '../features/decks/files/contract.ts';
import { linksContract } from '../features/decks/links/contract.ts';
import { modelContract } from '../features/decks/model/contract.ts';
import { ownReadingsContract } from '../features/decks/own-readings/contract.ts';
import { readingContract } from '../features/decks/reading/contract.ts';
import { suggestionsContract } from '../features/decks/suggestions/contract.ts';
import { deckVersionsContract } from '../features/decks/versions/contract.ts';
import { activityContract } from '../features/feed/activity/contract.ts';
import { commentsContract } from '../features/feed/comments/contract.ts';
import { feedContract } from '../features/feed/contract.ts';
import { updatesContract } from '../features/feed/updates/contract.ts';
import { homeContract } from '../features/home/contract.ts';
import { approachContract } from '../features/investors/approach/contract.ts';
import { investorsContract } from '../features/investors/contract.ts';
import { applicantsContract } from '../features/jobs/applicants/contract.ts';
import { applicationsContract } from '../features/jobs/applications/contract.ts';
import { jobsContract } from '../features/jobs/contract.ts';
import { ownJobsContract } from '../features/jobs/own/contract.ts';
import { answersContract } from '../features/jobs/promise/contract.ts';
import { retentionContract } from '../features/jobs/retention/contract.ts';
import { savedJobsContract } from '../features/jobs/saved/contract.ts';
import { matchesContract } from '../features/matches/contract.ts';
import { exampleContract } from '../features/matches/example/contract.ts';
import { fitsContract } from '../features/matches/fits/contract.ts';
import { matchPreferencesContract } from '../features/matches/preferences/contract.ts';
import { messagesContract } from '../features/messages/contract.ts';
import { ownMessagesContract } from '../features/messages/own/contract.ts';
import { networkContract } from '../features/network/contract.ts';
import { peopleContract } from '../features/network/people/contract.ts';
import { notificationsContract } from '../features/notifications/contract.ts';
import { presenceContract } from '../features/presence/contract.ts';
import { profilesContract } from '../features/profiles/contract.ts';
import { ownProfileContract } from '../features/profiles/own/contract.ts';
import { admissionsContract } from '../features/projects/admissions/contract.ts';
import { projectsContract } from '../features/projects/contract.ts';
import { filledRolesContract } from '../features/projects/filled-roles/contract.ts';
import { followsContract } from '../features/projects/follows/contract.ts';
import { interestsContract } from '../features/projects/interests/contract.ts';
import { membersContract } from '../features/projects/members/contract.ts';
import { projectsOfPersonContract } from '../features/projects/of-person/contract.ts';
import { ownProjectsContract } from '../features/projects/own/contract.ts';
import { questionsContract } from '../features/projects/questions/contract.ts';
import { savedProjectsContract } from '../features/projects/saved/contract.ts';
import { projectViewsContract } from '../features/projects/views/contract.ts';
import { savedSearchesContract } from '../features/saved-searches/contract.ts';
import { servicesContract } from '../features/services/contract.ts';
import { siteContract } from '../features/site/contract.ts';
import { skillsContract } from '../features/skills/contract.ts';
import { talentContract } from '../features/talent/contract.ts';
import { talentInvitationsContract } from '../features/talent/invitations/contract.ts';
import { savedTalentsContract } from '../features/talent/saved/contract.ts';
import { uploadsContract } from '../features/uploads/contract.ts';

/** The contract of all features: the only way in for pages, API clients and tests. */
export const contract = {
  site: siteContract,
  accounts: accountsContract,
  account: ownAccountContract,
  uploads: uploadsContract,
  profiles: profilesContract,
  profile: ownProfileContract,
  feed: feedContract,
  comments: commentsContract,
  updates: updatesContract,
  activity: activityContract,
  notifications: notificationsContract,
  network: networkContract,
  people: peopleContract,
  home: homeContract,
  messages: messagesContract,
  ownMessages: ownMessagesContract,
  presence: presenceContract,
  agenda: agendaContract,
  calendar: calendarContract,
  invitation: invitationContract,
  contact: contactContract,
  projects: projectsContract,
  projectsOfPerson: projectsOfPersonContract,
  ownProjects: ownProjectsContract,
  savedProjects: savedProjectsContract,
  projectViews: projectViewsContract,
  admissions: admissionsContract,
  members: membersContract,
  interests: interestsContract,
  filledRoles: filledRolesContract,
  follows: followsContract,
  questions: questionsContract,
  deckLinks: linksContract,
  sharedDecks: readingContract,
  ownReadings: ownReadingsContract,
  deckFiles: deckFilesContract,
  deckModel: modelContract,
  suggestions: suggestionsContract,
  decks: decksContract,
  deckVersions: deckVersionsContract,
  jobs: jobsContract,
  ownJobs: ownJobsContract,
  savedJobs: savedJobsContract,
  applications: applicationsContract,
  applicants: applicantsContract,
  investors: investorsContract,
  approach: approachContract,
  answers: answersContract,
  retention: retentionContract,
  savedSearches: savedSearchesContract,
  services: servicesContract,
  skills: skillsContract,
  talent: talentContract,
  savedTalents: savedTalentsContract,
  talentInvitations: talentInvitationsContract,
  matches: matchesContract,
  fits: fitsContract,
  matchExample: exampleContract,
  matchPreferences: matchPreferencesContract,
};

export type Contract = typeof contract;
