/** Why the server cannot start, in one line for its operator. */
export class StartupError extends Error {}
