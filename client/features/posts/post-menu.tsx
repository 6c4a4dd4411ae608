import IconCalendarEvent from "@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import { FormattedMessage } from "react-intl";
import type { BulkAction } from "../../dashboard/list/bulk-action.ts";
import { MenuAction, MenuDivider, MenuLink } from "../../kit/menu-item.tsx";
import { LOCALES, useLocale } from "../site/locale.ts";
import { publicPostPath } from "../site/public-post-path.ts";
import { useCopyLink } from "../site/use-copy-link.ts";
import { type ListedPost, type PostState, stateIn } from "./listed-post.ts";
import { postAddress } from "./post-address.ts";
import { useDuplicate } from "./use-duplicate.ts";
import type { PostActions } from "./use-post-actions.ts";

interface PostMenuProps {
  post: ListedPost;
  actions: PostActions;
  begin(action: BulkAction): void;
}

/** What can be done with one post of the list. */
export function PostMenu({ post, actions, begin }: PostMenuProps) {
  const duplicate = useDuplicate();
  const copyLink = useCopyLink();
  const reader = useLocale();
  const isSome = (...states: PostState[]) =>
    LOCALES.some((locale) => states.some((state) => stateIn(post, locale) === state));
  const published = [reader, ...LOCALES].find((locale) => stateIn(post, locale) === "published");
  const slug = published && post.slugByLocale?.[published];
  const path = published && slug ? publicPostPath(published, slug) : undefined;
  const canPublish = isSome("draft", "review", "scheduled");
  const changes = [
    canPublish && actions.publish,
    isSome("published", "scheduled") && actions.unpublish,
    isSome("archived") && actions.unarchive,
    isSome("published", "scheduled", "review", "draft") && actions.archive,
  ].filter((action) => action !== false);
  return (
    <>
      <MenuLink to={postAddress(post.id, "edit")} icon={IconEdit}>
        <FormattedMessage id="posts.edit" />
      </MenuLink>
      <MenuLink to={postAddress(post.id, "view")} icon={IconEye}>
        <FormattedMessage id="posts.preview" />
      </MenuLink>
      {path && (
        <MenuLink to={path} reloadDocument icon={IconExternalLink}>
          <FormattedMessage id="posts.view" />
        </MenuLink>
      )}
      {path && (
        <MenuAction icon={IconLink} onSelect={() => void copyLink(path)}>
          <FormattedMessage id="posts.copyLink" />
        </MenuAction>
      )}
      <MenuDivider />
      {changes.map((action) => (
        <MenuAction key={action.id} icon={action.Icon} onSelect={() => begin(action)}>
          {action.label}
        </MenuAction>
      ))}
      {canPublish && (
        <MenuLink
          to={{ pathname: postAddress(post.id, "edit"), hash: "schedule" }}
          icon={IconCalendarEvent}
        >
          <FormattedMessage id="posts.schedule" />
        </MenuLink>
      )}
      <MenuAction icon={IconCopy} onSelect={() => void duplicate(post.id)}>
        <FormattedMessage id="posts.duplicate" />
      </MenuAction>
      <MenuDivider />
      <MenuAction icon={actions.remove.Icon} danger onSelect={() => begin(actions.remove)}>
        {actions.remove.label}
      </MenuAction>
    </>
  );
}
