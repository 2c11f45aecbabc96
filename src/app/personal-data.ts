import { accountsPersonalData } from '../features/accounts/personal-data.ts';
import { agendaPersonalData } from '../features/agenda/personal-data.ts';
import { contactPersonalData } from '../features/contact/personal-data.ts';
import { linksPersonalData } from '../features/decks/links/personal-data.ts';
import { modelPersonalData } from '../features/decks/model/personal-data.ts';
import { decksPersonalData } from '../features/decks/personal-data.ts';
import { feedPersonalData } from '../features/feed/personal-data.ts';
import { homePersonalData } from '../features/home/personal-data.ts';
import { investorsPersonalData } from '../features/investors/personal-data.ts';
import { applicationsPersonalData } from '../features/jobs/applications/personal-data.ts';
import { jobsPersonalData } from '../features/jobs/personal-data.ts';
import { promisePersonalData } from '../features/jobs/promise/personal-data.ts';
import { matchesPersonalData } from '../features/matches/personal-data.ts';
import { messagesPersonalData } from '../features/messages/personal-data.ts';
import { networkPersonalData } from '../features/network/personal-data.ts';
import { notificationsPersonalData } from '../features/notifications/personal-data.ts';
import { presencePersonalData } from '../features/presence/personal-data.ts';
import { profilesPersonalData } from '../features/profiles/personal-data.ts';
import { projectsPersonalData } from '../features/projects/personal-data.ts';
import { savedProjectsPersonalData } from '../features/projects/saved/personal-data.ts';
import { projectViewsPersonalData } from '../features/projects/views/personal-data.ts';
import { relationsPersonalData } from '../features/relations/personal-data.ts';
import { savedSearchesPersonalData } from '../features/saved-searches/personal-data.ts';
import { talentPersonalData } from '../features/talent/personal-data.ts';
import { uploadsPersonalData } from '../features/uploads/personal-data.ts';
import type { PersonalData } from '../platform/server/personal-data.ts';

/**
 * The personal data of all features, in the order of erasure: rows that depend on others go first. What people act on, such as
 * posts and projects, comes before the notifications of these acts, the order in which every command locks them: another one
 * would deadlock.
 */
export const personalData: PersonalData[] = [
  feedPersonalData,
  linksPersonalData,
  projectsPersonalData,
  applicationsPersonalData,
  promisePersonalData,
  jobsPersonalData,
  talentPersonalData,
  matchesPersonalData,
  messagesPersonalData,
  agendaPersonalData,
  presencePersonalData,
  contactPersonalData,
  notificationsPersonalData,
  networkPersonalData,
  relationsPersonalData,
  investorsPersonalData,
  savedProjectsPersonalData,
  projectViewsPersonalData,
  savedSearchesPersonalData,
  decksPersonalData,
  modelPersonalData,
  homePersonalData,
  profilesPersonalData,
  uploadsPersonalData,
  accountsPersonalData,
];
