import { FormattedMessage } from "react-intl";
import { When } from "../../kit/when.tsx";
import type { PostPreviewQuery } from "./post-preview.generated.ts";

/** What is known of a post beside its text. */
export function PreviewFacts({ post }: { post: PostPreviewQuery["post"] }) {
  return (
    <span className="facts block text-sm">
      <span>
        <bdi>
          <FormattedMessage id="post-edit.facts.comments" values={{ count: post.commentCount }} />
        </bdi>
        {post.readingMinutes && (
          <bdi>
            <FormattedMessage id="blog.minutes" values={{ minutes: post.readingMinutes }} />
          </bdi>
        )}
        <bdi>
          <FormattedMessage
            id="post-edit.facts.updated"
            values={{ when: <When iso={post.updatedAt} form="day" /> }}
          />
        </bdi>
      </span>
    </span>
  );
}
