import { FormattedMessage } from "react-intl";
import { RelativeTime } from "../../../ui/relative-time.tsx";

interface EditListProps {
  /** Undefined while loading */
  edits?: readonly { id: string; body: string; createdAt: string }[];
}

/** Earlier versions of a message, oldest first. */
export function EditList({ edits }: EditListProps) {
  return (
    <>
      <h3 className="mb-2 font-semibold">
        <FormattedMessage id="chat.edited.before" />
      </h3>
      <ul aria-busy={!edits} className="grid max-h-72 gap-3 overflow-y-auto">
        {edits?.map(({ id, body, createdAt }) => (
          <li key={id}>
            <RelativeTime iso={createdAt} className="text-[13px] text-ink-3" />
            <p dir="auto" className="text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
              {body}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
