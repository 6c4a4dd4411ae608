import { Entity, ManyToOne, PrimaryKey } from "@mikro-orm/decorators/legacy";
import { entities } from "../foundation/model.ts";
import { ALL, rowPolicy } from "../foundation/policies.ts";
import { Member } from "./member.ts";

/** The handle of a profile that became part of another: its URL redirects there until someone takes it. */
@Entity({ tableName: "former_handles" })
export class FormerHandle {
  @PrimaryKey({ type: "text" }) handle!: string;

  @ManyToOne(() => Member, { deleteRule: "cascade" }) member!: Member;

  constructor(facts: Pick<FormerHandle, "handle" | "member">) {
    Object.assign(this, facts);
  }
}

entities.push(FormerHandle);
rowPolicy(FormerHandle, () => ALL);
