import { useIntl } from "react-intl";
import { ButtonLink } from "../../../../ui/button.tsx";
import { buttonStyles } from "../../../../ui/button-styles.ts";
import { Failure } from "../../../../ui/failure.tsx";
import type { Failure as Answer } from "../../../../platform/rest.ts";
import { BCP47, LOCALE_NAMES, LOCALES, localePath, useLocale } from "../../../../i18n/locale.ts";
import { postPath } from "./blog-path.ts";
import { languageHref } from "./language-href.ts";

/** "Post not found", or links to the languages in which the post is available. */
export function PostMissing({ available }: Pick<Answer, "available">) {
  const intl = useIntl();
  const locale = useLocale();
  const languages = LOCALES.filter((each) => available?.[each] !== undefined);
  const kind = languages.length > 0 ? "notAvailable" : "notFound";
  const title = intl.formatMessage({ id: `blog.post.${kind}` });
  return (
    <>
      <title>{`${title} · Atelier`}</title>
      <Failure
        status={404}
        title={title}
        text={intl.formatMessage({ id: `blog.post.${kind}.text` })}
        actions={
          <>
            {languages.map((each, place) => (
              <a
                key={each}
                href={languageHref(each, postPath(available?.[each] ?? ""))}
                rel="nofollow"
                hrefLang={BCP47[each]}
                className={buttonStyles(place === 0 ? "primary" : "outline")}
              >
                {intl.formatMessage(
                  { id: "blog.post.notAvailable.read" },
                  { language: LOCALE_NAMES[each] },
                )}
              </a>
            ))}
            <ButtonLink
              to={localePath(locale, "/blog")}
              variant={languages.length > 0 ? "outline" : "primary"}
            >
              {intl.formatMessage({ id: "blog.post.notFound.all" })}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
