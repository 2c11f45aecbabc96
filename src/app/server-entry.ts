/** What the build exports: the process, the app that it serves, and the restore, which erases as the app does. */
export { startKiem } from './main.ts';
export { restoreKiem } from './restore.ts';
export { createApp } from './server.ts';
