/**
 * A refusal to start that its reader can mend: a wrong setting, an occupied port.
 * Its message is one clear sentence; the start script prints it and exits with code 1.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
