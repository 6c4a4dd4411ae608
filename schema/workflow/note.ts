import { Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { manyToOne, model, text } from "../foundation/model.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { Member } from "../members/member.ts";

interface NoteFields {
  author?: Member | null;
  content: string;
  /** What it is about, by the name of the property. */
  [relation: string]: unknown;
}

/** A note of staff. Subclasses are declared with `@notes` and refer to what it is about. */
@model({ abstract: true })
export abstract class Note extends StoredEntity {
  @manyToOne(() => Member, { nullable: true, deleteRule: "set null" })
  author?: Member | null;

  @text({ description: "Plain text, at most 5,000 characters." })
  content!: string;

  constructor(fields: NoteFields) {
    super();
    Object.assign(this, fields);
  }
}

/** Declares the table of notes; `of` is the property that refers to what they are about. */
export const notes =
  ({ table, of, description }: { table: string; of: string; description: string }) =>
  <T extends EntityClass<Note>>(entity: T): void => {
    Index({ properties: [of, "createdAt", "id"] as never })(entity as never);
    model({ table, messages: { notFound: "Note not found" }, description })(entity);
  };
