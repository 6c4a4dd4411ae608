import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import { useIntl } from "react-intl";
import { useHydrated } from "../../../../ui/use-hydrated.ts";

/** Copies the page's URL, without query and hash. */
export function CopyLink() {
  const intl = useIntl();
  const hydrated = useHydrated();
  return (
    // The button does nothing without JavaScript, so it is invisible then, but takes up its space.
    <button
      type="button"
      onClick={async () => (await import("./copy-address.ts")).copyAddress(intl)}
      aria-label={intl.formatMessage({ id: "blog.post.copyLink" })}
      className={`grid size-11 place-items-center rounded-md border border-line text-ink-2 hover:border-control hover:text-ink ${hydrated ? "" : "invisible"}`}
    >
      <IconLink size={19} aria-hidden="true" />
    </button>
  );
}
