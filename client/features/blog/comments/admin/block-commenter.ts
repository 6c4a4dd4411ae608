import IconMailOff from "@tabler/icons-react/dist/esm/icons/IconMailOff.mjs";
import IconWorldOff from "@tabler/icons-react/dist/esm/icons/IconWorldOff.mjs";
import type { BulkAction } from "../../../../admin/list/bulk-action.ts";
import type { ListContext } from "../../../../admin/list/list-context.ts";
import { moderation } from "./moderation.ts";
import type { ModeratedComment } from "./moderated-comment.ts";

/**
 * Blocks one address, or a whole domain: that asks for confirmation, with the number of commenters
 * affected.
 */
export function blockCommenter(
  value: string,
  { status }: ModeratedComment,
  { apollo, word }: ListContext,
): BulkAction {
  const { moderate, block, unblock, reachOf } = moderation(apollo);
  const kind = value.includes("@") ? "block" : "blockDomain";
  return {
    id: `block ${value}`,
    label: word(kind, { value }),
    Icon: kind === "block" ? IconMailOff : IconWorldOff,
    danger: true,
    removes: status !== "SPAM",
    async confirm() {
      const { comments = 0, people = 0, isPublicProvider } = (await reachOf(value)) ?? {};
      const text = [
        isPublicProvider && word("blockDomain.public", { value }),
        word(`${kind}.reach`, { comments, people }),
        word(`${kind}.text`, { value }),
      ];
      return {
        title: word(`${kind}.ask`, { value }),
        text: text.filter(Boolean).join(" "),
        confirm: word(`${kind}.confirm`, { value }),
      };
    },
    async run({ ids = [] }) {
      await block(value);
      await moderate(ids, "SPAM");
      const undo = async () => {
        await unblock(value);
        await moderate(ids, status);
      };
      return { done: ids.length, undo };
    },
    done: () => word(`${kind}.done`, { value }),
  };
}
