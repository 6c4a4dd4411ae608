import type { Opt } from "@mikro-orm/core";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { boolean, model, dateTime, manyToOne } from "../foundation/model.ts";
import { THIS_MINUTE } from "../foundation/reading/descriptions/now.ts";
import { MINUTE } from "../foundation/durations.ts";
import { Member } from "../members/member.ts";

/** The heartbeat is sent every 60 seconds (specification, section 9): this tolerates a late one. */
const ONLINE_MINUTES = 3;
const AWAY_MINUTES = 10;

export const PresenceState = enumType(
  "PresenceState",
  {
    ONLINE: "Active within the last 3 minutes.",
    AWAY: "Active within the last 10 minutes.",
    BUSY: "Would be ONLINE or AWAY, with do not disturb on.",
    OFFLINE: "Not active for longer.",
  },
  `ONLINE up to ${ONLINE_MINUTES} minutes after the last activity, AWAY up to ${AWAY_MINUTES}, then ` +
    "OFFLINE. BUSY instead of ONLINE and AWAY while do not disturb is on.",
);
export type PresenceState = EnumOf<typeof PresenceState>;

/**
 * The earliest last activity of online members, rounded to the minute so that responses can be
 * cached.
 */
export const ONLINE_SINCE = THIS_MINUTE.minus(ONLINE_MINUTES * MINUTE);
export const AWAY_SINCE = THIS_MINUTE.minus(AWAY_MINUTES * MINUTE);

/** Written by the heartbeats of a member's sessions: the latest of them. */
@model({ table: "presences", audited: false, description: "When a member was last active." })
export class Presence extends StoredEntity {
  @manyToOne(() => Member, { internal: true, unique: true, index: false, deleteRule: "cascade" })
  member!: Member;

  @dateTime()
  activeAt!: Date;

  @boolean({ default: false })
  isBusy: Opt<boolean> = false;
}
