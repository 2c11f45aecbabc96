/** The exports of the build: the process, the app that it serves, and restore, which erases with the app's own code. */
export { startKiem } from './main.ts';
export { restoreKiem } from './restore.ts';
export { createApp } from './server.ts';
