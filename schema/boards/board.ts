import { Collection, type Opt } from "@mikro-orm/core";
import { Index, Trigger } from "@mikro-orm/decorators/legacy";
import { DeletableEntity } from "../foundation/entity.ts";
import { int, manyToOne, model, oneToMany, stringList, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Project } from "../projects/project.ts";
import { BoardColumn } from "./board-column.ts";
import { BoardMember } from "./board-member.ts";

// Its cards, columns and members increment its revision by triggers of their own.
@Trigger<typeof Board>({
  name: "boards_revised",
  timing: "before",
  events: ["update"],
  body: `
    if new.revision = old.revision and (new.name <> old.name or new.deleted_at is distinct from old.deleted_at
        or new.project_id is distinct from old.project_id) then
      new.revision = old.revision + 1;
    end if;
    return new;`,
})
@Index({ properties: ["readers"], type: "gin" })
@Index({
  name: "boards_default_of_unique",
  expression: `create unique index "boards_default_of_unique" on "boards" ("default_of_id") where "deleted_at" is null`,
})
@Index({
  name: "boards_project_unique",
  expression: `create unique index "boards_project_unique" on "boards" ("project_id") where "deleted_at" is null`,
})
@model({
  table: "boards",
  audited: false,
  messages: { notFound: "Board not found", taken: "This project has a board already" },
  description: "Columns of cards. Visible to its members only.",
})
export class Board extends DeletableEntity {
  @text({ description: "1 to 80 characters." })
  name!: string;

  @int({
    default: 0,
    description:
      "Incremented with every change of the board, its columns, cards and members. After an event or a disconnect, request `boardChanges` since the last known revision.",
  })
  revision: Opt<number> = 0;

  // the number of the card that was made last
  @int({ default: 0, internal: true })
  lastNumber: Opt<number> = 0;

  @manyToOne(() => Project, {
    nullable: true,
    index: false,
    deleteRule: "set null",
    description: "Its accepted owners are the members of the board.",
  })
  project?: Project | null;

  // whose own board it is
  @manyToOne(() => Member, {
    nullable: true,
    index: false,
    internal: true,
    deleteRule: "set null",
  })
  defaultOf?: Member | null;

  @oneToMany(() => BoardMember, {
    by: "board",
    orderBy: { role: "desc", createdAt: "asc", id: "asc" },
    description: "Owners first, then those who joined first.",
  })
  members = new Collection<BoardMember>(this);

  @oneToMany(() => BoardColumn, {
    by: "board",
    orderBy: { rank: "asc", id: "asc" },
    description: "In their order.",
  })
  columns = new Collection<BoardColumn>(this);

  // ids of its members and owners, for policies; maintained by the trigger of members

  @stringList({ internal: true })
  readers: Opt<string[]> = [];

  @stringList({ internal: true })
  owners: Opt<string[]> = [];

  constructor(values: Pick<Board, "name"> & Partial<Pick<Board, "project" | "defaultOf">>) {
    super();
    Object.assign(this, values);
  }
}
