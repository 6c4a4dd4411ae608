import type { Permission } from "./declared.generated.ts";

interface Facts {
  userId?: string;
  /** The session by which they are signed in; none with a token or in process. */
  sessionId?: string;
  memberId?: string;
  permissions?: Iterable<Permission>;
  heldComments?: Iterable<string>;
  network?: string;
}

/** Somebody who has just shown who they are, and by which password if by one. */
interface Proven {
  id: string;
  passwordHash?: string | null;
}

/** Who asks: what rules may know about them. A visitor has neither id nor permissions. */
export class Viewer {
  readonly userId: string | undefined;
  readonly sessionId: string | undefined;
  readonly memberId: string | undefined;
  /** Held comments that this browser wrote, by its signed cookie. */
  readonly heldComments: Set<string>;
  /** It has written one just now: the cookie is to be set again. */
  hasHeldMore = false;
  /** Where they ask from: what limits for visitors go by. Unknown in process. */
  readonly network: string;
  /** Whom they have shown to be: to be signed in with the answer. */
  proven: Proven | undefined;
  readonly #permissions: ReadonlySet<Permission>;

  constructor(facts: Facts = {}) {
    this.userId = facts.userId;
    this.sessionId = facts.sessionId;
    this.memberId = facts.memberId;
    this.heldComments = new Set(facts.heldComments);
    this.network = facts.network ?? "";
    this.#permissions = new Set(facts.permissions);
  }

  /** Remembers a held comment as this viewer's own. */
  hold(commentId: string): void {
    this.hasHeldMore ||= !this.heldComments.has(commentId);
    this.heldComments.add(commentId);
  }

  /** A visitor like every other: nothing is known of them. */
  get isAnybody(): boolean {
    return !this.isSignedIn && !this.memberId && !this.heldComments.size && !this.#permissions.size;
  }

  prove({ id, passwordHash }: Proven): void {
    this.proven = { id, ...(passwordHash && { passwordHash }) };
  }

  get isSignedIn(): boolean {
    return this.userId !== undefined;
  }

  get permissions(): Permission[] {
    return [...this.#permissions].sort();
  }

  may(permission: Permission): boolean {
    return this.#permissions.has(permission);
  }
}
