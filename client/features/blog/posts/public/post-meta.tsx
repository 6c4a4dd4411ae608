import { MetaLine } from "../../../../ui/meta-line.tsx";
import { DateTime } from "../../../../ui/date-time.tsx";
import type { PostSummary } from "../../../../platform/rest.ts";
import { ReadingTime } from "./reading-time.tsx";

type PostMetaProps = Pick<PostSummary, "author" | "publishedAt" | "readingMinutes">;

/** Author, date and reading time. */
export function PostMeta({ author, publishedAt, readingMinutes }: PostMetaProps) {
  return (
    <MetaLine>
      {author && <bdi className="font-medium text-ink-2">{author.name}</bdi>}
      <bdi>
        <DateTime iso={publishedAt} />
      </bdi>
      <ReadingTime minutes={readingMinutes} />
    </MetaLine>
  );
}
