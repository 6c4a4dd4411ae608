import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { FormattedMessage } from "react-intl";
import { MenuAction, MenuDivider, MenuLink } from "../../kit/menu-item.tsx";
import type { ListedPost } from "./listed-post.ts";
import { postAddress } from "./post-address.ts";
import { useDuplicate } from "./use-duplicate.ts";

interface PostMenuProps {
  post: ListedPost;
  onDelete(): void;
}

/** What can be done with one post of the list. */
export function PostMenu({ post, onDelete }: PostMenuProps) {
  const duplicate = useDuplicate();
  return (
    <>
      <MenuLink to={postAddress(post.id, "view")} icon={IconEye}>
        <FormattedMessage id="posts.view" />
      </MenuLink>
      <MenuLink to={postAddress(post.id, "edit")} icon={IconEdit}>
        <FormattedMessage id="posts.edit" />
      </MenuLink>
      <MenuAction icon={IconCopy} onSelect={() => void duplicate(post.id)}>
        <FormattedMessage id="posts.duplicate" />
      </MenuAction>
      <MenuDivider />
      <MenuAction icon={IconTrash} danger onSelect={onDelete}>
        <FormattedMessage id="posts.delete.label" />
      </MenuAction>
    </>
  );
}
