import IconArrowLeft from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";

/** From a conversation to the list, where there is room for one of them. */
export function BackToList({ to }: { to: string }) {
  return (
    <Link to={to} className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-raised">
      <IconArrowLeft size={24} aria-hidden="true" className="rtl:-scale-x-100" />
      <span className="sr-only">
        <FormattedMessage id="chat.back" />
      </span>
    </Link>
  );
}
