import { useQuery } from "@apollo/client/react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { useMay } from "../../session/viewer.tsx";
import { PostListFactsDocument } from "./post-list-facts.generated.ts";

/** How many posts there are, and what waits; nothing while that is not known. */
export function PostListFacts() {
  const moderates = useMay("comment:moderate");
  const { data } = useQuery(PostListFactsDocument, { variables: { moderates } });
  if (!data) return null;
  const waiting = data.commentQueue?.totalCount ?? 0;
  return (
    <>
      <FormattedMessage id="posts.facts" values={{ count: data.postCounts.all }} />{" "}
      {waiting > 0 && (
        <Link to="/dashboard/blog/comments" className="hover:underline">
          <FormattedMessage id="posts.facts.waiting" values={{ count: waiting }} />
        </Link>
      )}
    </>
  );
}
