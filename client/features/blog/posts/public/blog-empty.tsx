import { useIntl } from "react-intl";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Empty } from "../../../../ui/empty.tsx";
import { localePath, useLocale } from "../../../../i18n/locale.ts";

/** No posts at all, none in the chosen category, or none that match the search. */
export function BlogEmpty({ kind }: { kind: "empty" | "emptyCategory" | "nothingFound" }) {
  const intl = useIntl();
  const locale = useLocale();
  const isNarrowed = kind !== "empty";
  return (
    <Empty
      title={intl.formatMessage({ id: `blog.${kind}.title` })}
      text={intl.formatMessage({ id: `blog.${kind}.text` })}
      action={
        <ButtonLink to={localePath(locale, isNarrowed ? "/blog" : "/")} variant="primary">
          {intl.formatMessage({ id: isNarrowed ? "blog.emptyCategory.action" : "blog.home" })}
        </ButtonLink>
      }
    />
  );
}
