import { FormattedMessage } from "react-intl";
import { DateTime } from "../../../../../ui/date-time.tsx";
import type { PostPreviewQuery } from "./post-preview.generated.ts";

/** The facts about a post, next to its text. */
export function PreviewMeta({ post }: { post: PostPreviewQuery["post"] }) {
  return (
    <span className="meta-line block text-sm">
      <span>
        <bdi>
          <FormattedMessage id="posts.edit.meta.comments" values={{ count: post.commentCount }} />
        </bdi>
        {post.readingMinutes && (
          <bdi>
            <FormattedMessage id="blog.minutes" values={{ minutes: post.readingMinutes }} />
          </bdi>
        )}
        <bdi>
          <FormattedMessage
            id="posts.edit.meta.updated"
            values={{ when: <DateTime iso={post.updatedAt} form="day" /> }}
          />
        </bdi>
      </span>
    </span>
  );
}
