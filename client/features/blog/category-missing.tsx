import { useIntl } from "react-intl";
import { ButtonLink } from "../../kit/button.tsx";
import { Failure } from "../../kit/failure.tsx";
import { localePath, useLocale } from "../site/locale.ts";

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
              {intl.formatMessage({ id: "post.notFound.all" })}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
