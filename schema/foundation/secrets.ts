import { Problem } from "./errors.ts";

/** Texts that are stored encrypted, such as the passwords of other servers. */
export interface Secrets {
  /**
   * Encrypts a text.
   * @param of what it belongs to, such as the id of its row: elsewhere it cannot be read
   */
  seal(text: string, of: string): string;
  /** Throws SecretUnreadable if its key is not known, or it was changed. */
  open(sealed: string, of: string): string;
  /** Whether it was encrypted with the present key. */
  isCurrent(sealed: string): boolean;
}

/** The key of a secret was lost: it has to be set again. */
export class SecretUnreadable extends Problem {
  constructor() {
    super("CONFLICT", "Secret cannot be read");
  }
}
