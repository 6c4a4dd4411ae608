import { Facts } from "../../kit/facts.tsx";
import { When } from "../../kit/when.tsx";
import type { PostSummary } from "../../rest.ts";
import { ReadingTime } from "./reading-time.tsx";

type PostMetaProps = Pick<PostSummary, "author" | "publishedAt" | "readingMinutes">;

/** Who, when, how long. */
export function PostMeta({ author, publishedAt, readingMinutes }: PostMetaProps) {
  return (
    <Facts>
      {author && <bdi className="font-medium text-ink-2">{author.name}</bdi>}
      <bdi>
        <When iso={publishedAt} />
      </bdi>
      <ReadingTime minutes={readingMinutes} />
    </Facts>
  );
}
