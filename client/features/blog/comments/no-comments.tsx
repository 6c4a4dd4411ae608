import IconMessages from "@tabler/icons-react/dist/esm/icons/IconMessages.mjs";
import { FormattedMessage } from "react-intl";

/** What stands where comments would be: nobody wrote one yet, or the page is behind the last. */
export function NoComments({ id }: { id: "comments.none" | "comments.noneHere" }) {
  return (
    <p className="flex items-center gap-3 rounded-card bg-raised px-5 py-6 text-ink-2">
      <IconMessages size={24} aria-hidden="true" className="shrink-0 text-ink-3" />
      <FormattedMessage id={id} />
    </p>
  );
}
