import type { Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { boolean, model, dateTime, manyToOne, text } from "../foundation/model.ts";
import { DAY } from "../foundation/durations.ts";
import { Role } from "./role.ts";
import { lifeDaysOf } from "./session-life.ts";
import { User } from "./user.ts";

@Index({ properties: ["expiresAt"] })
@Index({ properties: ["user", "createdAt", "id"] })
@model({
  table: "sessions",
  audited: false,
  messages: { notFound: "Session not found" },
  description: "A browser or app in which a user is signed in.",
})
export class Session extends StoredEntity {
  @manyToOne(() => User, { internal: true, index: false, deleteRule: "cascade" })
  user!: User;

  // Only a hash: reading the table does not allow signing in, since the token itself is only in the
  // cookie.
  @text({ internal: true, unique: true })
  tokenHash!: string;

  @text({ description: "The name of browser and system, for example 'Firefox on Linux'." })
  device!: string;

  @text({ internal: true })
  userAgent: Opt<string> = "";

  @text({ description: "The network of the sign-in: /24 of IPv4, /48 of IPv6." })
  network: Opt<string> = "";

  // Otherwise the cookie ends with the browser session.
  @boolean({ internal: true })
  isRemembered: Opt<boolean> = true;

  @dateTime({
    nullable: true,
    description: "The last heartbeat, sent every 60 seconds while the app is open.",
  })
  lastHeartbeatAt?: Date | null;

  @dateTime({ description: "30 days after its last use, and never after `endsAt`." })
  expiresAt!: Date;

  @dateTime({
    description:
      "When it ends however often it is used: 90 days after signing in, for administrators 7 days.",
  })
  endsAt!: Date;

  @dateTime({
    nullable: true,
    description: "Until when it may call sensitive operations without `confirmIdentity`.",
  })
  confirmedUntil?: Date | null;

  /** Ends it no later than that of an administrator who signs in now. */
  shorten(now: Date): void {
    const latest = new Date(now.getTime() + lifeDaysOf([Role.ADMIN]) * DAY);
    if (this.endsAt > latest) this.endsAt = latest;
    if (this.expiresAt > latest) this.expiresAt = latest;
  }
}

export const SessionConnection = connection("Session", () => Session);
