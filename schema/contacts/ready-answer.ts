import { DeletableEntity } from "../foundation/entity.ts";
import type { Localized } from "../foundation/locale.ts";
import { localized, model, text } from "../foundation/model.ts";

@model({
  table: "ready_answers",
  messages: { notFound: "Ready answer not found" },
  description: "A text to begin the answer to a request with, in one or more languages.",
})
export class ReadyAnswer extends DeletableEntity {
  @text({ description: "What staff choose it by; at most 80 characters." })
  name!: string;

  @localized({
    description: "Plain text. `{name}` stands for the name of the sender.",
  })
  content: Localized = {};
}
