import {
  eraseCounters,
  listErased,
  sendConfirmation,
  sendEmailChange,
  sendEmailChanged,
  sendGoodbye,
  sendPasswordChanged,
  sendPasswordReset,
} from '../features/accounts/background.ts';
import { removeExpiredTokens } from '../features/accounts/commands/account-tokens.ts';
import { removeExpiredSessions } from '../features/accounts/commands/sessions.ts';
import { removeOldAttempts } from '../features/accounts/commands/sign-up-attempts.ts';
import { withKnownZones } from '../features/accounts/commands/time-zones.ts';
import { sendAnswer, sendCancellation, sendInvitation, sendReminder } from '../features/agenda/background.ts';
import { remindOfMeetings } from '../features/agenda/commands/remind.ts';
import { sendConfirmationToSender, sendMessageToOffice } from '../features/contact/background.ts';
import { removeOldMessages } from '../features/contact/commands/handle-messages.ts';
import { writeDeckTask } from '../features/decks/background.ts';
import { pitchReleasePictures } from '../features/decks/links/tables.ts';
import { sendReadingsLink } from '../features/decks/own-readings/background.ts';
import { removeOldReadings, sendDeckCode } from '../features/decks/reading/background.ts';
import { foldLikes } from '../features/feed/commands/fold-likes.ts';
import { posts } from '../features/feed/tables.ts';
import { tellFollowers } from '../features/feed/updates/background.ts';
import { countDashboardTask } from '../features/investors/background.ts';
import { sendWeeklyMatches } from '../features/investors/weekly/background.ts';
import { startWeeklyMails } from '../features/investors/weekly/commands.ts';
import { tellOfGoneJob } from '../features/jobs/applications/background.ts';
import { jobApplications } from '../features/jobs/applications/tables.ts';
import { askAboutOldJobs, closeExpiredJobs, closeForgottenJobs } from '../features/jobs/deadlines/commands.ts';
import { countAnswers } from '../features/jobs/promise/commands/count-answers.ts';
import { remindOfAnswers } from '../features/jobs/promise/commands/remind-posters.ts';
import { endAccess } from '../features/jobs/retention/commands/end-access.ts';
import { removeApplications } from '../features/jobs/retention/commands/remove-applications.ts';
import { tellOfEnd } from '../features/jobs/retention/commands/tell-posters.ts';
import { searchedJobs } from '../features/jobs/search.ts';
import { jobs } from '../features/jobs/tables.ts';
import { tellOfNewMatches } from '../features/matches/commands/tell-of-new.ts';
import { markMissed, sweepMatches } from '../features/matches/upkeep/commands/sweep.ts';
import { updateMatches } from '../features/matches/upkeep/commands/update-matches.ts';
import { messageAttachments } from '../features/messages/tables.ts';
import { prepareSuggestionsTask } from '../features/network/background.ts';
import { prepareOldSuggestions } from '../features/network/commands/prepare-suggestions.ts';
import { sendDigest, sendNotification } from '../features/notifications/background.ts';
import { removeDeletedNotifications } from '../features/notifications/commands/delete-notification.ts';
import { startDigests } from '../features/notifications/commands/start-digests.ts';
import { removeHiddenTalentProfiles } from '../features/profiles/commands/remove-hidden-talent-profiles.ts';
import { profiles } from '../features/profiles/tables.ts';
import { searchedTalents } from '../features/profiles/talent/search.ts';
import { foldFollows } from '../features/projects/follows/commands.ts';
import { remindOfMilestones } from '../features/projects/milestones/commands.ts';
import { removeWithdrawnProjects } from '../features/projects/own/commands/change-state.ts';
import { projectDocuments } from '../features/projects/project-documents/tables.ts';
import { searchedProjects } from '../features/projects/search.ts';
import { projects } from '../features/projects/tables.ts';
import { foldLooks } from '../features/projects/views/commands.ts';
import { sendFinds } from '../features/saved-searches/background.ts';
import { startSearchMails } from '../features/saved-searches/commands/start-mails.ts';
import { removeAbandonedFiles, removeUnusedUploads } from '../features/uploads/commands/remove-uploads.ts';
import type { Chore } from '../platform/server/chores.ts';
import { removeOldLiveEvents } from '../platform/server/live/old-events.ts';
import { registerTask, removeDeadTasks } from '../platform/server/queue.ts';
import { removeExpiredRateLimits } from '../platform/server/rate-limits.ts';
import { forgetWords, indexStaleDocuments } from '../platform/server/search/upkeep.ts';
import { applyErasedList } from './erased.ts';

/** The background tasks of all features. */
export const tasks = [
  registerTask(sendConfirmation),
  registerTask(sendPasswordReset),
  registerTask(sendPasswordChanged),
  registerTask(sendEmailChange),
  registerTask(sendEmailChanged),
  registerTask(sendGoodbye),
  registerTask(eraseCounters),
  registerTask(listErased),
  registerTask(sendNotification),
  registerTask(sendDigest),
  registerTask(prepareSuggestionsTask),
  registerTask(sendMessageToOffice),
  registerTask(sendConfirmationToSender),
  registerTask(sendInvitation),
  registerTask(sendCancellation),
  registerTask(sendAnswer),
  registerTask(sendReminder),
  registerTask(countDashboardTask),
  registerTask(tellFollowers),
  registerTask(sendDeckCode),
  registerTask(sendReadingsLink),
  registerTask(sendWeeklyMatches),
  registerTask(sendFinds),
  registerTask(tellOfGoneJob),
  registerTask(writeDeckTask),
];

/** Every column that refers to an upload. Uploads that none of them holds are removed. */
export const uploadReferences = [
  profiles.avatarId,
  profiles.coverId,
  posts.imageId,
  projects.imageId,
  projects.logoId,
  pitchReleasePictures.uploadId,
  projectDocuments.id,
  jobs.logoId,
  messageAttachments.uploadId,
  jobApplications.cvId,
];

/** Everything that is found by its words. */
const searchedDocuments = [searchedProjects, searchedJobs, searchedTalents];

/** Recurring chores, each done by one server at a time. */
export const chores: Chore[] = [
  { name: 'fold-likes', everySeconds: 5, run: foldLikes },
  { name: 'fold-follows', everySeconds: 5, run: foldFollows },
  { name: 'remove-expired-sessions', everySeconds: 3600, run: removeExpiredSessions },
  { name: 'remove-old-sign-ups', everySeconds: 3600, run: removeOldAttempts },
  { name: 'remove-expired-tokens', everySeconds: 3600, run: removeExpiredTokens },
  { name: 'remove-expired-rate-limits', everySeconds: 600, run: ({ pool }) => removeExpiredRateLimits(pool) },
  { name: 'remove-dead-tasks', everySeconds: 3600, run: ({ pool }) => removeDeadTasks(pool) },
  { name: 'remove-unused-uploads', everySeconds: 3600, run: (services) => removeUnusedUploads(services, uploadReferences) },
  { name: 'remove-hidden-talent-profiles', everySeconds: 3600, run: removeHiddenTalentProfiles },
  { name: 'remind-of-milestones', everySeconds: 60, run: remindOfMilestones },
  { name: 'close-expired-jobs', everySeconds: 60, run: closeExpiredJobs },
  { name: 'ask-about-old-jobs', everySeconds: 600, run: askAboutOldJobs },
  { name: 'close-forgotten-jobs', everySeconds: 600, run: closeForgottenJobs },
  { name: 'remind-of-answers', everySeconds: 60, run: remindOfAnswers },
  { name: 'count-answers', everySeconds: 600, run: countAnswers },
  { name: 'tell-of-end-of-access', everySeconds: 60, run: tellOfEnd },
  { name: 'end-access-to-applications', everySeconds: 600, run: endAccess },
  { name: 'remove-applications', everySeconds: 600, run: removeApplications },
  { name: 'remove-withdrawn-projects', everySeconds: 3600, run: removeWithdrawnProjects },
  { name: 'fold-project-looks', everySeconds: 600, run: foldLooks },
  { name: 'remove-old-deck-readings', everySeconds: 3600, run: removeOldReadings },
  { name: 'remove-old-contact-messages', everySeconds: 3600, run: removeOldMessages },
  { name: 'remind-of-meetings', everySeconds: 15, run: remindOfMeetings },
  { name: 'start-digests', everySeconds: 60, run: withKnownZones(startDigests) },
  { name: 'start-weekly-mails', everySeconds: 60, run: withKnownZones(startWeeklyMails) },
  { name: 'start-search-mails', everySeconds: 60, run: withKnownZones(startSearchMails) },
  { name: 'remove-deleted-notifications', everySeconds: 300, run: removeDeletedNotifications },
  { name: 'remove-old-live-events', everySeconds: 300, run: removeOldLiveEvents },
  { name: 'prepare-old-suggestions', everySeconds: 300, run: prepareOldSuggestions },
  { name: 'remove-abandoned-files', everySeconds: 60, lane: 'long', run: removeAbandonedFiles },
  { name: 'index-stale-documents', everySeconds: 5, lane: 'long', run: (services) => indexStaleDocuments(services, searchedDocuments) },
  { name: 'forget-words', everySeconds: 3600, lane: 'long', run: (services) => forgetWords(services, searchedDocuments) },
  { name: 'apply-erased-list', everySeconds: 600, lane: 'long', run: applyErasedList },
  { name: 'update-matches', everySeconds: 1, lane: 'awaited', run: updateMatches },
  { name: 'sweep-matches', everySeconds: 5, lane: 'long', run: sweepMatches },
  { name: 'tell-of-new-matches', everySeconds: 60, run: tellOfNewMatches },
  { name: 'mark-missed-matches', everySeconds: 3600, lane: 'long', run: markMissed },
];
