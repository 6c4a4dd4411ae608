import { useIntl } from "react-intl";
import { ButtonLink } from "../../kit/button.tsx";
import { Empty } from "../../kit/empty.tsx";
import { localePath, useLocale } from "../site/locale.ts";

/** No posts at all, or none in the chosen category. */
export function BlogEmpty({ category }: { category: boolean }) {
  const intl = useIntl();
  const locale = useLocale();
  const kind = category ? "emptyCategory" : "empty";
  return (
    <Empty
      title={intl.formatMessage({ id: `blog.${kind}.title` })}
      text={intl.formatMessage({ id: `blog.${kind}.text` })}
      action={
        <ButtonLink to={localePath(locale, category ? "/blog" : "/")} variant="primary">
          {intl.formatMessage({ id: category ? "blog.emptyCategory.action" : "blog.home" })}
        </ButtonLink>
      }
    />
  );
}
