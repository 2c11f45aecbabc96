import { accountsHandlers } from '../features/accounts/handlers.ts';
import { ownAccountHandlers } from '../features/accounts/own/handlers.ts';
import { calendarHandlers } from '../features/agenda/calendar/handlers.ts';
import { agendaHandlers } from '../features/agenda/handlers.ts';
import { invitationHandlers } from '../features/agenda/invitation/handlers.ts';
import { contactHandlers } from '../features/contact/handlers.ts';
import { commentsHandlers } from '../features/feed/comments/handlers.ts';
import { feedHandlers } from '../features/feed/handlers.ts';
import { investorsHandlers } from '../features/investors/handlers.ts';
import { messagesHandlers } from '../features/messages/handlers.ts';
import { networkHandlers } from '../features/network/handlers.ts';
import { peopleHandlers } from '../features/network/people/handlers.ts';
import { notificationsHandlers } from '../features/notifications/handlers.ts';
import { presenceHandlers } from '../features/presence/handlers.ts';
import { createProfile } from '../features/profiles/commands/create-profile.ts';
import { profilesHandlers } from '../features/profiles/handlers.ts';
import { ownProfileHandlers } from '../features/profiles/own/handlers.ts';
import { readNames } from '../features/profiles/queries.ts';
import { projectsHandlers } from '../features/projects/handlers.ts';
import { ownProjectsHandlers } from '../features/projects/own/handlers.ts';
import { servicesHandlers } from '../features/services/handlers.ts';
import { siteHandlers } from '../features/site/handlers.ts';
import { uploadsHandlers } from '../features/uploads/handlers/procedures.ts';
import { implementContract } from '../platform/server/procedures.ts';
import { contract } from './contract.ts';
import { personalData } from './personal-data.ts';

/** The handlers of all features in one router. */
export const router = implementContract(contract).router({
  site: siteHandlers,
  accounts: accountsHandlers({ onSignUp: createProfile, readNames }),
  account: ownAccountHandlers(personalData),
  uploads: uploadsHandlers,
  profiles: profilesHandlers,
  profile: ownProfileHandlers,
  feed: feedHandlers,
  comments: commentsHandlers,
  notifications: notificationsHandlers,
  network: networkHandlers,
  people: peopleHandlers,
  messages: messagesHandlers,
  presence: presenceHandlers,
  agenda: agendaHandlers,
  calendar: calendarHandlers,
  invitation: invitationHandlers,
  contact: contactHandlers,
  projects: projectsHandlers,
  ownProjects: ownProjectsHandlers,
  investors: investorsHandlers,
  services: servicesHandlers,
});
