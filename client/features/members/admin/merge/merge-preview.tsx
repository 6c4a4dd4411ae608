import { FormattedMessage } from "react-intl";
import type { MemberMergeQuery } from "./merge.generated.ts";

const kinds = ["posts", "comments", "projects", "conversations", "likes"] as const;

/** Which profile stays, and what moves to it. */
export function MergePreview({ merge }: { merge: MemberMergeQuery["memberMerge"] }) {
  const { kept: target, merged } = merge;
  return (
    <div className="mt-5 text-sm">
      <p>
        <FormattedMessage
          id="members.merge.preview"
          values={{
            target: target?.displayName,
            targetHandle: target?.handle,
            merged: merged?.displayName,
            mergedHandle: merged?.handle,
          }}
        />
      </p>
      <ul className="mt-3 grid gap-1 text-ink-2">
        {kinds.map((kind) => (
          <li key={kind}>
            <FormattedMessage id={`members.merge.${kind}`} values={{ count: merge[kind] }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
