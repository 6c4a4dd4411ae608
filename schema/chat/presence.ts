import type { Opt } from "@mikro-orm/core";
import { registerEnumType } from "type-graphql";
import { StoredEntity } from "../foundation/entity.ts";
import { flag, model, moment, one } from "../foundation/model.ts";
import { Member } from "../members/member.ts";

const MINUTE_MS = 60_000;
/** The heartbeat comes every minute: there is room for one that is late. */
const ONLINE_MINUTES = 3;
const AWAY_MINUTES = 10;

export enum PresenceState {
  ONLINE = "online",
  AWAY = "away",
  BUSY = "busy",
  OFFLINE = "offline",
}

registerEnumType(PresenceState, {
  name: "PresenceState",
  description:
    `ONLINE within ${ONLINE_MINUTES} minutes of the last activity, AWAY within ${AWAY_MINUTES}, then ` +
    "OFFLINE; BUSY while not OFFLINE and not to be disturbed.",
});

/** From when on somebody must have been active; whole minutes, so that equal questions stay equal. */
export function activeSince(now: Date): { online: Date; away: Date } {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const before = (minutes: number) => new Date((minute - minutes) * MINUTE_MS);
  return { online: before(ONLINE_MINUTES), away: before(AWAY_MINUTES) };
}

/** Written by the heartbeat of sessions: the latest of all that somebody is signed in with. */
@model({ table: "presences", description: "When a member was last there." })
export class Presence extends StoredEntity {
  @one(() => Member, { hidden: true, unique: true, index: false, deleteRule: "cascade" })
  member!: Member;

  @moment()
  activeAt!: Date;

  @flag({ default: false })
  isBusy: Opt<boolean> = false;
}
