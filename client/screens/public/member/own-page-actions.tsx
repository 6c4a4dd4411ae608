import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath, unlocalizedHref, useLocale } from "../../../i18n/locale.ts";
import type { Member } from "../../../platform/rest.ts";
import { buttonStyles } from "../../../ui/button-styles.ts";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";

/** What members do on their own page, where others write to them. */
export function OwnPageActions({ handle }: Pick<Member, "handle">) {
  const locale = useLocale();
  const intl = useIntl();
  const copy = async () => {
    const isCopied = await copyText(new URL(localePath(locale, `/${handle}`), location.href).href);
    const { pageSnackbar } = await import("../../../ui/toasts/site-toasts.tsx");
    pageSnackbar(intl, {
      text: intl.formatMessage({ id: isCopied ? "link.copied" : "link.notCopied" }),
      tone: isCopied ? "good" : "bad",
    });
  };
  return (
    <div className="mt-1.5 flex flex-wrap gap-3 max-md:w-full max-md:*:flex-1 md:ms-auto">
      <Button variant="outline" size={44} onClick={() => void copy()}>
        <IconLink size={20} aria-hidden="true" />
        <FormattedMessage id="members.own.copy" />
      </Button>
      <a
        href={unlocalizedHref(locale, "/dashboard/user/account?tab=profile")}
        className={buttonStyles("primary", 44)}
      >
        <IconPencil size={20} aria-hidden="true" />
        <FormattedMessage id="members.own.edit" />
      </a>
    </div>
  );
}
