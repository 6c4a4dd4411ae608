import type { Permission } from "./permission.ts";

interface Facts {
  userId?: string;
  memberId?: string;
  permissions?: Iterable<Permission>;
  heldComments?: Iterable<string>;
}

/** Who asks: what rules may know about them. A visitor has neither id nor permissions. */
export class Viewer {
  readonly userId: string | undefined;
  readonly memberId: string | undefined;
  /** Held comments that this browser wrote, by its signed cookie; grows when it writes one. */
  readonly heldComments: Set<string>;
  readonly #permissions: ReadonlySet<Permission>;

  constructor(facts: Facts = {}) {
    this.userId = facts.userId;
    this.memberId = facts.memberId;
    this.heldComments = new Set(facts.heldComments);
    this.#permissions = new Set(facts.permissions);
  }

  get isSignedIn(): boolean {
    return this.userId !== undefined;
  }

  may(permission: Permission): boolean {
    return this.#permissions.has(permission);
  }
}
