import type { Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { boolean, model, dateTime, manyToOne, text } from "../foundation/model.ts";
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
    description:
      "The last heartbeat, sent every 60 seconds while the app is open (specification, section 9).",
  })
  lastHeartbeatAt?: Date | null;

  @dateTime({ description: "30 days after its last use." })
  expiresAt!: Date;
}

export const SessionConnection = connection("Session", () => Session);
