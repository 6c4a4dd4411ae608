import { ManyToOne, PrimaryKey } from "@mikro-orm/decorators/legacy";
import { table } from "../foundation/model.ts";
import { ALL, rowPolicy } from "../foundation/policies.ts";
import { Member } from "./member.ts";

/**
 * A handle that a profile had, or one that became part of it: its URL redirects there until someone
 * takes it.
 */
@table("former_handles")
export class FormerHandle {
  @PrimaryKey({ type: "text" }) handle!: string;

  @ManyToOne(() => Member, { fieldName: "member_id", deleteRule: "cascade" }) item!: Member;
}

rowPolicy(FormerHandle, () => ALL);
