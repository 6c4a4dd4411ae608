import { type ClaimedIds, Claims } from "./claims.ts";
import type { Permission } from "./declared.generated.ts";

interface ViewerDetails {
  userId?: string;
  /** The session by which they are signed in; none with a token or in process. */
  sessionId?: string;
  memberId?: string;
  permissions?: Iterable<Permission>;
  isStaff?: boolean;
  claims?: ClaimedIds;
  network?: string;
  location?: string;
  knownAccounts?: Iterable<string>;
}

/** An account that has just signed in; with the hash of its password if it used one. */
interface SigningIn {
  id: string;
  passwordHash?: string | null;
}

/** Who asks: what rules may know about them. A visitor has neither id nor permissions. */
export class Viewer {
  readonly userId: string | undefined;
  readonly sessionId: string | undefined;
  readonly memberId: string | undefined;
  /** Whether they have a role beside that of a member: what they change is in the audit log. */
  readonly isStaff: boolean;
  /** What their browser has done itself, by its signed cookies. */
  readonly claims: Claims;
  /** Where they ask from: what limits for visitors go by. Unknown in process. */
  readonly network: string;
  /** Their network as it may be stored: /24 of IPv4, /48 of IPv6. */
  readonly location: string;
  /** The users who have signed in with their browser before; nothing that they read depends on it. */
  readonly knownAccounts: ReadonlySet<string>;
  /** Whom they have shown to be: to be signed in with the answer. */
  signingIn: SigningIn | undefined;
  readonly #permissions: ReadonlySet<Permission>;

  constructor(details: ViewerDetails = {}) {
    this.userId = details.userId;
    this.sessionId = details.sessionId;
    this.memberId = details.memberId;
    this.isStaff = details.isStaff ?? false;
    this.claims = new Claims(details.claims);
    this.network = details.network ?? "";
    this.location = details.location ?? "";
    this.knownAccounts = new Set(details.knownAccounts);
    this.#permissions = new Set(details.permissions);
  }

  /** A visitor like every other: nothing is known of them. */
  get isAnonymous(): boolean {
    return !this.isSignedIn && !this.memberId && this.claims.isEmpty && !this.#permissions.size;
  }

  signInAfterResponse({ id, passwordHash }: SigningIn): void {
    this.signingIn = { id, ...(passwordHash && { passwordHash }) };
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
