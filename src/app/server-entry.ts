/**
 * The exports of the build: the process, the app that it serves, restore and the office's commands, which export and erase with
 * the app's own code, and the release of decks, which measures texts with built-in fonts and is used by the demo.
 */
export { releaseDeck } from '../features/decks/links/commands/release.ts';
export { startKiem } from './main.ts';
export { erasePerson, exportPerson } from './office.ts';
export { restoreKiem } from './restore.ts';
export { createApp } from './server.ts';
