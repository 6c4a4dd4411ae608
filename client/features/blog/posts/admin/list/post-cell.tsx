import { DocumentCell } from "../../../../../admin/document/listed-document-cells.tsx";
import { StateLine } from "../../../../../admin/document/state-line.tsx";
import type { ListedPost } from "./listed-post.ts";
import { postAddress } from "./post-address.ts";

/** Picture, title and state of a post in a table. */
export function PostCell({ post }: { post: ListedPost }) {
  return (
    <DocumentCell of={post} to={postAddress(post.id, "edit")} cover={post.cover}>
      <StateLine of={post} />
    </DocumentCell>
  );
}
