import type { Locale } from "../foundation/locale.ts";
import { longDate } from "../foundation/long-date.ts";
import { mailIntl } from "../mail/mail-intl.ts";
import type { OwnNounName } from "./own-nouns.ts";

interface Contents {
  email: string;
  madeAt: Date;
  /** How many rows there are of each noun in the archive. */
  counts: readonly (readonly [OwnNounName, number])[];
  hasFiles: boolean;
  /** Paths of files whose bytes are not in the storage. */
  missing: readonly string[];
}

/** The text that explains the archive. */
export function dataCopyReadme(
  { email, madeAt, counts, hasFiles, missing }: Contents,
  locale: Locale,
): string {
  const { formatMessage } = mailIntl(locale);
  return [
    formatMessage({ id: "privacy.readme.title" }, { date: longDate(madeAt, locale) }),
    formatMessage({ id: "privacy.readme.account" }, { email }),
    "",
    formatMessage({ id: "privacy.readme.rows" }),
    "",
    ...counts.map(
      ([name, count]) =>
        `${name}.json (${count}): ${formatMessage({ id: `privacy.noun.${name}` })}`,
    ),
    ...(hasFiles ? ["", formatMessage({ id: "privacy.readme.files" })] : []),
    ...(missing.length ? ["", formatMessage({ id: "privacy.readme.missing" }), ...missing] : []),
    "",
  ].join("\n");
}
