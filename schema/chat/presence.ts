import type { Opt } from "@mikro-orm/core";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { boolean, model, dateTime, manyToOne } from "../foundation/model.ts";
import { THIS_MINUTE } from "../foundation/reading/descriptions/now.ts";
import { Member } from "../members/member.ts";

const MINUTE_MS = 60_000;
/** The heartbeat comes every minute: there is room for one that is late. */
const ONLINE_MINUTES = 3;
const AWAY_MINUTES = 10;

export const PresenceState = enumType(
  "PresenceState",
  ["ONLINE", "AWAY", "BUSY", "OFFLINE"],
  `ONLINE within ${ONLINE_MINUTES} minutes of the last activity, AWAY within ${AWAY_MINUTES}, then ` +
    "OFFLINE; BUSY while not OFFLINE and not to be disturbed.",
);
export type PresenceState = EnumOf<typeof PresenceState>;

/** Since when somebody must have been active; to the minute, so that answers can be used again. */
export const ONLINE_SINCE = THIS_MINUTE.minus(ONLINE_MINUTES * MINUTE_MS);
export const AWAY_SINCE = THIS_MINUTE.minus(AWAY_MINUTES * MINUTE_MS);

/** Written by the heartbeat of sessions: the latest of all that somebody is signed in with. */
@model({ table: "presences", description: "When a member was last there." })
export class Presence extends StoredEntity {
  @manyToOne(() => Member, { internal: true, unique: true, index: false, deleteRule: "cascade" })
  member!: Member;

  @dateTime()
  activeAt!: Date;

  @boolean({ default: false })
  isBusy: Opt<boolean> = false;
}
