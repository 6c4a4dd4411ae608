/** Why the server cannot start, in one line for who runs it. */
export class StartupError extends Error {}
