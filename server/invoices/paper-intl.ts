import { compiledIntl, type MessageFiles } from "../../schema/foundation/compiled-intl.ts";
import type messages from "./messages/en.json";

/** The id of a message in `messages/*.json`. */
export type PaperMessageId = keyof typeof messages;

const files = import.meta.glob<MessageFiles[string]>("./messages/compiled/*.json", {
  eager: true,
  import: "default",
});

/** The texts of invoices and credit notes in a language. */
export const paperIntl = compiledIntl<PaperMessageId>(files);
