import type { Opt } from "@mikro-orm/core";
import { Unique } from "@mikro-orm/decorators/legacy";
import { BoardHue } from "../boards/board-column.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { enumColumn, model, text } from "../foundation/model.ts";

@Unique({ properties: ["nameKey"] })
@model({
  table: "mail_labels",
  messages: { notFound: "Label not found", taken: "There is a label of this name already" },
  description: "A label that staff put on conversations, the same for all staff.",
})
export class MailLabel extends StoredEntity {
  @text({ sorted: true, description: "1 to 40 characters; no two are equal, whatever their case." })
  name!: string;

  // the name as it is compared
  @text({ internal: true })
  nameKey!: string;

  @enumColumn(() => BoardHue, { description: "The colour of its dot." })
  hue: Opt<BoardHue> = BoardHue.NEUTRAL;
}
