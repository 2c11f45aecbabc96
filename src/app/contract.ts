import { accountsContract } from '../features/accounts/contract.ts';
import { ownAccountContract } from '../features/accounts/own/contract.ts';
import { calendarContract } from '../features/agenda/calendar/contract.ts';
import { agendaContract } from '../features/agenda/contract.ts';
import { invitationContract } from '../features/agenda/invitation/contract.ts';
import { contactContract } from '../features/contact/contract.ts';
import { commentsContract } from '../features/feed/comments/contract.ts';
import { feedContract } from '../features/feed/contract.ts';
import { investorsContract } from '../features/investors/contract.ts';
import { messagesContract } from '../features/messages/contract.ts';
import { networkContract } from '../features/network/contract.ts';
import { peopleContract } from '../features/network/people/contract.ts';
import { notificationsContract } from '../features/notifications/contract.ts';
import { presenceContract } from '../features/presence/contract.ts';
import { profilesContract } from '../features/profiles/contract.ts';
import { ownProfileContract } from '../features/profiles/own/contract.ts';
import { projectsContract } from '../features/projects/contract.ts';
import { ownProjectsContract } from '../features/projects/own/contract.ts';
import { servicesContract } from '../features/services/contract.ts';
import { siteContract } from '../features/site/contract.ts';
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
  notifications: notificationsContract,
  network: networkContract,
  people: peopleContract,
  messages: messagesContract,
  presence: presenceContract,
  agenda: agendaContract,
  calendar: calendarContract,
  invitation: invitationContract,
  contact: contactContract,
  projects: projectsContract,
  ownProjects: ownProjectsContract,
  investors: investorsContract,
  services: servicesContract,
};

export type Contract = typeof contract;
