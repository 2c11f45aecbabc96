import { accountsHandlers } from '../features/accounts/handlers.ts';
import { ownAccountHandlers } from '../features/accounts/own/handlers.ts';
import { calendarHandlers } from '../features/agenda/calendar/handlers.ts';
import { agendaHandlers } from '../features/agenda/handlers.ts';
import { invitationHandlers } from '../features/agenda/invitation/handlers.ts';
import { contactHandlers } from '../features/contact/handlers.ts';
import { deckFilesHandlers } from '../features/decks/files/handlers.ts';
import { decksHandlers } from '../features/decks/handlers.ts';
import { linksHandlers } from '../features/decks/links/handlers.ts';
import { modelHandlers } from '../features/decks/model/handlers.ts';
import { ownReadingsHandlers } from '../features/decks/own-readings/handlers.ts';
import { readingHandlers } from '../features/decks/reading/handlers.ts';
import { suggestionsHandlers } from '../features/decks/suggestions/handlers.ts';
import { deckVersionsHandlers } from '../features/decks/versions/handlers.ts';
import { activityHandlers } from '../features/feed/activity/handlers.ts';
import { commentsHandlers } from '../features/feed/comments/handlers.ts';
import { feedHandlers } from '../features/feed/handlers.ts';
import { updatesHandlers } from '../features/feed/updates/handlers.ts';
import { homeHandlers } from '../features/home/handlers.ts';
import { approachHandlers } from '../features/investors/approach/handlers.ts';
import { investorsHandlers } from '../features/investors/handlers.ts';
import { applicantsHandlers } from '../features/jobs/applicants/handlers.ts';
import { applicationsHandlers } from '../features/jobs/applications/handlers.ts';
import { jobsHandlers } from '../features/jobs/handlers.ts';
import { ownJobsHandlers } from '../features/jobs/own/handlers.ts';
import { answersHandlers } from '../features/jobs/promise/handlers.ts';
import { retentionHandlers } from '../features/jobs/retention/handlers.ts';
import { savedJobsHandlers } from '../features/jobs/saved/handlers.ts';
import { exampleHandlers } from '../features/matches/example/handlers.ts';
import { fitsHandlers } from '../features/matches/fits/handlers.ts';
import { matchesHandlers } from '../features/matches/handlers.ts';
import { matchPreferencesHandlers } from '../features/matches/preferences/handlers.ts';
import { messagesHandlers } from '../features/messages/handlers.ts';
import { ownMessagesHandlers } from '../features/messages/own/handlers.ts';
import { networkHandlers } from '../features/network/handlers.ts';
import { peopleHandlers } from '../features/network/people/handlers.ts';
import { notificationsHandlers } from '../features/notifications/handlers.ts';
import { presenceHandlers } from '../features/presence/handlers.ts';
import { createProfile } from '../features/profiles/commands/create-profile.ts';
import { profilesHandlers } from '../features/profiles/handlers.ts';
import { ownProfileHandlers } from '../features/profiles/own/handlers.ts';
import { readNames } from '../features/profiles/queries.ts';
import { admissionsHandlers } from '../features/projects/admissions/handlers.ts';
import { filledRolesHandlers } from '../features/projects/filled-roles/handlers.ts';
import { followsHandlers } from '../features/projects/follows/handlers.ts';
import { projectsHandlers } from '../features/projects/handlers.ts';
import { interestsHandlers } from '../features/projects/interests/handlers.ts';
import { membersHandlers } from '../features/projects/members/handlers.ts';
import { projectsOfPersonHandlers } from '../features/projects/of-person/handlers.ts';
import { ownProjectsHandlers } from '../features/projects/own/handlers.ts';
import { questionsHandlers } from '../features/projects/questions/handlers.ts';
import { savedProjectsHandlers } from '../features/projects/saved/handlers.ts';
import { projectViewsHandlers } from '../features/projects/views/handlers.ts';
import { savedSearchesHandlers } from '../features/saved-searches/handlers.ts';
import { servicesHandlers } from '../features/services/handlers.ts';
import { siteHandlers } from '../features/site/handlers.ts';
import { skillsHandlers } from '../features/skills/handlers.ts';
import { talentHandlers } from '../features/talent/handlers.ts';
import { talentInvitationsHandlers } from '../features/talent/invitations/handlers.ts';
import { savedTalentsHandlers } from '../features/talent/saved/handlers.ts';
import { uploadsHandlers } from '../features/uploads/handlers/procedures.ts';
import { compileOutputs } from '../platform/server/compile-outputs.ts';
import { implementContract } from '../platform/server/procedures.ts';
import { contract } from './contract.ts';
import { personalData } from './personal-data.ts';

/** The handlers of all features in one router. */
export const router = compileOutputs(
  implementContract(contract).router({
    site: siteHandlers,
    accounts: accountsHandlers({ onSignUp: createProfile, readNames }),
    account: ownAccountHandlers(personalData),
    uploads: uploadsHandlers,
    profiles: profilesHandlers,
    profile: ownProfileHandlers,
    feed: feedHandlers,
    comments: commentsHandlers,
    updates: updatesHandlers,
    activity: activityHandlers,
    notifications: notificationsHandlers,
    network: networkHandlers,
    people: peopleHandlers,
    home: homeHandlers,
    messages: messagesHandlers,
    ownMessages: ownMessagesHandlers,
    presence: presenceHandlers,
    agenda: agendaHandlers,
    calendar: calendarHandlers,
    invitation: invitationHandlers,
    contact: contactHandlers,
    projects: projectsHandlers,
    projectsOfPerson: projectsOfPersonHandlers,
    ownProjects: ownProjectsHandlers,
    savedProjects: savedProjectsHandlers,
    projectViews: projectViewsHandlers,
    admissions: admissionsHandlers,
    members: membersHandlers,
    interests: interestsHandlers,
    filledRoles: filledRolesHandlers,
    follows: followsHandlers,
    questions: questionsHandlers,
    deckLinks: linksHandlers,
    sharedDecks: readingHandlers,
    ownReadings: ownReadingsHandlers,
    deckFiles: deckFilesHandlers,
    deckModel: modelHandlers,
    suggestions: suggestionsHandlers,
    decks: decksHandlers,
    deckVersions: deckVersionsHandlers,
    jobs: jobsHandlers,
    ownJobs: ownJobsHandlers,
    savedJobs: savedJobsHandlers,
    applications: applicationsHandlers,
    applicants: applicantsHandlers,
    investors: investorsHandlers,
    approach: approachHandlers,
    answers: answersHandlers,
    retention: retentionHandlers,
    savedSearches: savedSearchesHandlers,
    services: servicesHandlers,
    skills: skillsHandlers,
    talent: talentHandlers,
    savedTalents: savedTalentsHandlers,
    talentInvitations: talentInvitationsHandlers,
    matches: matchesHandlers,
    fits: fitsHandlers,
    matchExample: exampleHandlers,
    matchPreferences: matchPreferencesHandlers,
  }),
);
