import type { Opt } from "@mikro-orm/core";
import { StoredEntity } from "../foundation/entity.ts";
import { flag, model, moment, one } from "../foundation/model.ts";
import { Member } from "../members/member.ts";

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
