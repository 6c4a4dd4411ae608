import IconArrowBackUp from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconFilter from "@tabler/icons-react/dist/esm/icons/IconFilter.mjs";
import { FormattedMessage } from "react-intl";
import type { BulkAction } from "../../dashboard/list/bulk-action.ts";
import { MenuAction, MenuDivider, MenuLink } from "../../kit/menu-item.tsx";
import { commentedPost } from "./commented-post.ts";
import type { QueuedComment } from "./queue.ts";

interface QueueMenuProps {
  comment: QueuedComment;
  actions: BulkAction[];
  blockFor(value: string): BulkAction;
  begin(action: BulkAction): void;
  onReply(): void;
  /** Narrows the list to the post with this id */
  onPost(id: string): void;
}

/** What can be done with one comment. */
export function QueueMenu({ comment, actions, blockFor, begin, onReply, onPost }: QueueMenuProps) {
  const domain = comment.email?.split("@")[1];
  const href = commentedPost(comment)?.href;
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
      {href && (
        <MenuLink icon={IconExternalLink} to={href} target="_blank">
          <FormattedMessage id="queue.view" />
        </MenuLink>
      )}
      {comment.post && (
        <MenuAction icon={IconFilter} onSelect={() => onPost(comment.post?.id ?? "")}>
          <FormattedMessage id="queue.onlyPost" />
        </MenuAction>
      )}
      <MenuDivider />
      {actions.map(item)}
      {comment.email && (
        <>
          <MenuDivider />
          {item(blockFor(comment.email))}
        </>
      )}
      {domain && (
        <>
          <MenuDivider />
          {item(blockFor(domain))}
        </>
      )}
    </>
  );
}
