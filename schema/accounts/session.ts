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
  messages: { notFound: "Session not found" },
  description: "A browser or app in which somebody is signed in.",
})
export class Session extends StoredEntity {
  @manyToOne(() => User, { internal: true, index: false, deleteRule: "cascade" })
  user!: User;

  // Whoever has read the table could not sign in by it: the token itself is in the cookie alone.
  @text({ internal: true, unique: true })
  tokenHash!: string;

  @text({ description: "What it calls itself, for example 'Firefox on Linux'." })
  device!: string;

  @text({ internal: true })
  userAgent: Opt<string> = "";

  @text({ description: "The network it was signed in from: /24 of IPv4, /48 of IPv6." })
  network: Opt<string> = "";

  // Otherwise its cookie ends with the browser.
  @boolean({ internal: true })
  isRemembered: Opt<boolean> = true;

  @dateTime({ nullable: true, description: "When it last said that somebody is there." })
  lastHeartbeatAt?: Date | null;

  @dateTime({ description: "30 days after it was last used." })
  expiresAt!: Date;
}

export const SessionConnection = connection("Session", () => Session);
