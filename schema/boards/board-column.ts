import type { Opt } from "@mikro-orm/core";
import { Trigger, Unique } from "@mikro-orm/decorators/legacy";
import { DeletableEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { boolean, enumColumn, int, manyToOne, model, text } from "../foundation/model.ts";
import { Board } from "./board.ts";
import { rankColumn } from "./rank.ts";

export const BoardHue = enumType("BoardHue", {
  NEUTRAL: "Grey.",
  ORANGE: "Orange.",
  BLUE: "Blue.",
  GREEN: "Green.",
  RED: "Red.",
  YELLOW: "Yellow.",
  PURPLE: "Purple.",
  TEAL: "Teal.",
  PINK: "Pink.",
});
export type BoardHue = EnumOf<typeof BoardHue>;

@Trigger<typeof BoardColumn>({
  name: "board_columns_revised",
  timing: "before",
  events: ["insert", "update"],
  body: `
    update boards set revision = revision + 1 where id = new.board_id returning revision into new.revision;
    return new;`,
})
@Unique({ properties: ["board", "rank"] })
@model({
  table: "board_columns",
  audited: false,
  messages: { notFound: "Column not found" },
  description: "A column of a board.",
})
export class BoardColumn extends DeletableEntity {
  @manyToOne(() => Board, { index: false, deleteRule: "cascade" })
  board!: Board;

  @text({ description: "1 to 80 characters." })
  name!: string;

  @enumColumn(() => BoardHue, { description: "The colour of its dot." })
  hue: Opt<BoardHue> = BoardHue.NEUTRAL;

  @int({
    nullable: true,
    description:
      "How many cards it should hold at most, 1 to 999. More are warned of, not refused.",
  })
  wipLimit?: number | null;

  @boolean({ default: false, description: "Whether what is put here is completed." })
  isDone: Opt<boolean> = false;

  @rankColumn()
  rank!: string;

  @int({ default: 0, description: "The board's revision at its last change." })
  revision: Opt<number> = 0;

  constructor(values: Pick<BoardColumn, "board">) {
    super();
    Object.assign(this, values);
  }
}
