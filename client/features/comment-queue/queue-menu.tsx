import IconArrowBackUp from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import { FormattedMessage } from "react-intl";
import type { BulkAction } from "../../dashboard/list/bulk-action.ts";
import { MenuAction, MenuDivider } from "../../kit/menu-item.tsx";
import type { QueuedComment } from "./queue.ts";

interface QueueMenuProps {
  comment: QueuedComment;
  actions: BulkAction[];
  blockFor(value: string): BulkAction;
  begin(action: BulkAction): void;
  onReply(): void;
}

/** What can be done with one comment. */
export function QueueMenu({ comment, actions, blockFor, begin, onReply }: QueueMenuProps) {
  const domain = comment.email?.split("@")[1];
  const blocks = comment.email && domain ? [blockFor(comment.email), blockFor(domain)] : [];
  const item = (action: BulkAction) => (
    <MenuAction
      key={action.id}
      icon={action.Icon}
      danger={action.danger}
      onSelect={() => begin(action)}
    >
      {action.label}
    </MenuAction>
  );
  return (
    <>
      {(comment.status === "PENDING" || comment.status === "APPROVED") && (
        <MenuAction icon={IconArrowBackUp} onSelect={onReply}>
          <FormattedMessage id="queue.reply" />
        </MenuAction>
      )}
      {actions.map(item)}
      {blocks.length > 0 && <MenuDivider />}
      {blocks.map(item)}
    </>
  );
}
