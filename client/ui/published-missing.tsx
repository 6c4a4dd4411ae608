import { useIntl } from "react-intl";
import {
  BCP47,
  LOCALE_NAMES,
  LOCALES,
  type Locale,
  localePath,
  useLocale,
} from "../i18n/locale.ts";
import { ButtonLink } from "./button.tsx";
import { buttonStyles } from "./button-styles.ts";
import { Failure } from "./failure.tsx";
import { languageHref } from "./language-href.ts";

interface PublishedMissingProps {
  /** The message of its title; that of its text ends with ".text" */
  messageOf: (kind: "notAvailable" | "notFound") => string;
  /** The slugs by language, if it is published in others */
  available: Partial<Record<Locale, string>> | undefined;
  /** The path of its page, without the locale prefix */
  pathOf: (slug: string) => string;
  /** The list of all others: a message, and its path without the locale prefix */
  all: { label: string; to: string };
}

/** In place of what is not published: links to the languages in which it is, and to all others. */
export function PublishedMissing({ messageOf, available, pathOf, all }: PublishedMissingProps) {
  const intl = useIntl();
  const locale = useLocale();
  const message = messageOf(available ? "notAvailable" : "notFound");
  const title = intl.formatMessage({ id: message });
  const languages = LOCALES.filter((each) => available?.[each] !== undefined);
  return (
    <>
      <title>{`${title} · Atelier`}</title>
      <Failure
        status={404}
        title={title}
        text={intl.formatMessage({ id: `${message}.text` })}
        actions={
          <>
            {languages.map((each, place) => (
              <a
                key={each}
                href={languageHref(each, pathOf(available?.[each] ?? ""))}
                rel="nofollow"
                hrefLang={BCP47[each]}
                className={buttonStyles(place === 0 ? "primary" : "outline")}
              >
                {intl.formatMessage({ id: "ui.readIn.language" }, { language: LOCALE_NAMES[each] })}
              </a>
            ))}
            <ButtonLink
              to={localePath(locale, all.to)}
              variant={languages.length > 0 ? "outline" : "primary"}
            >
              {intl.formatMessage({ id: all.label })}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
