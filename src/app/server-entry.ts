/** What the build exports: the process and the app that it serves. */
export { startKiem } from './main.ts';
export { createApp } from './server.ts';
