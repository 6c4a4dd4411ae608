import { useIntl } from "react-intl";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Failure } from "../../../../ui/failure.tsx";
import { localePath, useLocale } from "../../../../i18n/locale.ts";

/** "Category not found". */
export function CategoryMissing() {
  const intl = useIntl();
  const locale = useLocale();
  const title = intl.formatMessage({ id: "blog.categoryNotFound" });
  return (
    <>
      <title>{`${title} · Atelier`}</title>
      <Failure
        status={404}
        title={title}
        text={intl.formatMessage({ id: "blog.categoryNotFound.text" })}
        actions={
          <>
            <ButtonLink to={localePath(locale, "/blog/categories")} variant="primary">
              {intl.formatMessage({ id: "blog.categoryNotFound.all" })}
            </ButtonLink>
            <ButtonLink to={localePath(locale, "/blog")} variant="outline">
              {intl.formatMessage({ id: "blog.post.notFound.all" })}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
