import { type CompiledIntl, compiledIntl, type MessageFiles } from "../foundation/compiled-intl.ts";
import type messages from "./messages/en.json";

/** The id of a message in `messages/*.json`. */
export type MailMessageId = keyof typeof messages;

export type MailIntl = CompiledIntl<MailMessageId>;

const files = import.meta.glob<MessageFiles[string]>("./messages/compiled/*.json", {
  eager: true,
  import: "default",
});

/** The texts of mails in a language. */
export const mailIntl = compiledIntl<MailMessageId>(files);
