import { useQuery } from "@apollo/client/react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import {
  PendingCommentCountDocument,
  PostListSubtitleDocument,
} from "./post-list-subtitle.generated.ts";

/** How many posts there are, and how many wait for review; empty while unknown. */
export function PostListSubtitle() {
  const { data } = useQuery(PostListSubtitleDocument);
  // read and polled by the navigation, for those who moderate
  const reviews = useQuery(PendingCommentCountDocument, { fetchPolicy: "cache-only" });
  if (!data) return null;
  const pending = reviews.data?.commentsToModerate.totalCount ?? 0;
  return (
    <>
      {/* A phone has one line; there the tabs have the counts. */}
      <span className={pending > 0 ? "max-md:hidden" : ""}>
        <FormattedMessage id="posts.subtitle" values={{ count: data.postCounts.all }} />{" "}
      </span>
      {pending > 0 && (
        <Link to="/dashboard/blog/comments" className="hover:underline">
          <FormattedMessage id="posts.subtitle.pending" values={{ count: pending }} />
        </Link>
      )}
    </>
  );
}
