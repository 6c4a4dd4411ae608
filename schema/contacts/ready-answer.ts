import { model } from "../foundation/model.ts";
import { SavedReply } from "../workflow/saved-reply.ts";

@model({
  table: "ready_answers",
  messages: { notFound: "Ready answer not found" },
  description: "A text to begin the answer to a request with, in one or more languages.",
})
export class ReadyAnswer extends SavedReply {}
