import type { Icon } from "@tabler/icons-react";
import IconBan from "@tabler/icons-react/dist/esm/icons/IconBan.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconMailOff from "@tabler/icons-react/dist/esm/icons/IconMailOff.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconWorldOff from "@tabler/icons-react/dist/esm/icons/IconWorldOff.mjs";
import IconTrashX from "@tabler/icons-react/dist/esm/icons/IconTrashX.mjs";
import { useIntl } from "react-intl";
import type { BulkAction } from "../../dashboard/list/bulk-action.ts";
import type { CommentStatus } from "../../schema.generated.ts";
import { type QueueTab, statusOf } from "./queue.ts";
import { useModeration } from "./use-moderation.ts";

type Verdict = Exclude<CommentStatus, "PENDING">;

const icons: Record<Verdict, Icon> = { APPROVED: IconCheck, SPAM: IconBan, TRASH: IconTrash };

/** What can be done with comments of a tab of the queue. */
export function useQueueActions(tab: QueueTab) {
  const intl = useIntl();
  const { moderate, deleteForGood, block, unblock, reachOf } = useModeration();
  const now = statusOf(tab);

  const judge = (verdict: Verdict): BulkAction => ({
    id: verdict,
    label: intl.formatMessage({ id: `queue.${verdict}` }),
    Icon: icons[verdict],
    danger: verdict === "TRASH",
    removes: true,
    async run({ ids = [] }) {
      const changed = new Set((await moderate(ids, verdict)).map(({ id }) => id));
      const left = ids.filter((id) => !changed.has(id));
      return {
        done: changed.size,
        failed: left.map((id) => ({ id, message: "" })),
        undo: () => moderate([...changed], now),
      };
    },
    done: (count) => intl.formatMessage({ id: `queue.${verdict}.done` }, { count }),
  });

  const remove: BulkAction = {
    id: "delete",
    label: intl.formatMessage({ id: "queue.delete" }),
    Icon: IconTrashX,
    danger: true,
    removes: true,
    confirm: (count) => ({
      title: intl.formatMessage({ id: "queue.delete.ask" }, { count }),
      text: intl.formatMessage({ id: "queue.delete.text" }),
      confirm: intl.formatMessage({ id: "queue.delete.confirm" }, { count }),
    }),
    async run({ ids = [] }) {
      const answers = await deleteForGood(ids);
      return {
        done: answers.flatMap(({ deleted }) => deleted).length,
        failed: answers.flatMap(({ failed }) => failed),
      };
    },
    done: (count) => intl.formatMessage({ id: "queue.delete.done" }, { count }),
  };

  /** One address, or everybody of a domain: that is a question of its own, with what it hits. */
  const blockFor = (value: string): BulkAction => {
    const kind = value.includes("@") ? "block" : "blockDomain";
    return {
      id: `block ${value}`,
      label: intl.formatMessage({ id: `queue.${kind}` }, { value }),
      Icon: kind === "block" ? IconMailOff : IconWorldOff,
      danger: true,
      removes: tab !== "spam",
      async confirm() {
        const reach = await reachOf(value);
        const counted = intl.formatMessage(
          { id: `queue.${kind}.reach` },
          { comments: reach?.comments ?? 0, people: reach?.people ?? 0 },
        );
        const warning = reach?.isPublicProvider
          ? intl.formatMessage({ id: "queue.blockDomain.public" }, { value })
          : "";
        const rule = intl.formatMessage({ id: `queue.${kind}.text` }, { value });
        return {
          title: intl.formatMessage({ id: `queue.${kind}.ask` }, { value }),
          text: [warning, counted, rule].filter(Boolean).join(" "),
          confirm: intl.formatMessage({ id: `queue.${kind}.confirm` }, { value }),
        };
      },
      async run({ ids = [] }) {
        await block(value);
        await moderate(ids, "SPAM");
        const undo = async () => {
          await unblock(value);
          await moderate(ids, now);
        };
        return { done: ids.length, undo };
      },
      done: () => intl.formatMessage({ id: `queue.${kind}.done` }, { value }),
    };
  };

  const verdicts = (["APPROVED", "SPAM", "TRASH"] as const).filter((verdict) => verdict !== now);
  return {
    all: [...verdicts.map(judge), ...(tab === "trash" ? [remove] : [])],
    verdicts: verdicts.map(judge),
    approve: now === "APPROVED" ? undefined : judge("APPROVED"),
    spam: now === "SPAM" ? undefined : judge("SPAM"),
    trash: now === "TRASH" ? undefined : judge("TRASH"),
    blockFor,
  };
}
