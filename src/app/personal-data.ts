import { accountsPersonalData } from '../features/accounts/personal-data.ts';
import { agendaPersonalData } from '../features/agenda/personal-data.ts';
import { contactPersonalData } from '../features/contact/personal-data.ts';
import { feedPersonalData } from '../features/feed/personal-data.ts';
import { messagesPersonalData } from '../features/messages/personal-data.ts';
import { networkPersonalData } from '../features/network/personal-data.ts';
import { notificationsPersonalData } from '../features/notifications/personal-data.ts';
import { presencePersonalData } from '../features/presence/personal-data.ts';
import { profilesPersonalData } from '../features/profiles/personal-data.ts';
import { projectsPersonalData } from '../features/projects/personal-data.ts';
import { relationsPersonalData } from '../features/relations/personal-data.ts';
import { uploadsPersonalData } from '../features/uploads/personal-data.ts';
import type { PersonalData } from '../platform/server/personal-data.ts';

/** The personal data of all features, in the order of erasure: rows that depend on others go first. */
export const personalData: PersonalData[] = [
  feedPersonalData,
  messagesPersonalData,
  agendaPersonalData,
  presencePersonalData,
  contactPersonalData,
  notificationsPersonalData,
  networkPersonalData,
  relationsPersonalData,
  projectsPersonalData,
  profilesPersonalData,
  uploadsPersonalData,
  accountsPersonalData,
];
