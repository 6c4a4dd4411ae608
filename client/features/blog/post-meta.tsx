import { Dot } from "../../kit/dot.tsx";
import { When } from "../../kit/when.tsx";
import type { PostSummary } from "../../rest.ts";
import { ReadingTime } from "./reading-time.tsx";

type PostMetaProps = Pick<PostSummary, "author" | "publishedAt" | "readingMinutes">;

/** Who, when, how long. Each part is isolated, so that none is reordered in a page from right to left. */
export function PostMeta({ author, publishedAt, readingMinutes }: PostMetaProps) {
  return (
    <p className="text-sm text-ink-3">
      {author && (
        <>
          <bdi className="font-medium text-ink-2">{author.name}</bdi>
          <Dot />
          <wbr />
        </>
      )}
      <bdi className="whitespace-nowrap">
        <When iso={publishedAt} />
      </bdi>
      <Dot />
      <wbr />
      <ReadingTime minutes={readingMinutes} />
    </p>
  );
}
