import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import { FormattedMessage } from "react-intl";
import { localePath, useLocale } from "../../../../i18n/locale.ts";
import { ButtonLink } from "../../../../ui/button.tsx";

/** The public page as saved; its owner and administrators see it whatever its visibility. */
export function ViewProfile({ handle }: { handle: string }) {
  return (
    <ButtonLink
      variant="outline"
      size={44}
      to={localePath(useLocale(), `/${handle}`)}
      reloadDocument
    >
      <IconEye size={19} aria-hidden="true" />
      <FormattedMessage id="members.edit.view" />
    </ButtonLink>
  );
}
