import type { Locale } from "../foundation/locale.ts";
import { longDate } from "../foundation/long-date.ts";
import { type MailMessageId, mailIntl } from "../mail/mail-intl.ts";
import type { KeptDataKind } from "./kept-data-kind.ts";
import type { OwnNounName } from "./own-nouns.ts";

interface Contents {
  email: string;
  madeAt: Date;
  /** How many rows there are of each noun in the archive. */
  counts: readonly (readonly [OwnNounName, number])[];
  /** What was not chosen. */
  leftOut: readonly KeptDataKind[];
  hasFiles: boolean;
  /** Paths of files whose bytes are not in the storage. */
  missing: readonly string[];
}

/** The text that explains the archive. */
export function dataCopyReadme(
  { email, madeAt, counts, leftOut, hasFiles, missing }: Contents,
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
    ...(leftOut.length
      ? [
          "",
          formatMessage({ id: "privacy.readme.leftOut" }),
          ...leftOut.map((part) => formatMessage({ id: partId(part) })),
        ]
      : []),
    ...(missing.length ? ["", formatMessage({ id: "privacy.readme.missing" }), ...missing] : []),
    "",
  ].join("\n");
}

const partId = (part: KeptDataKind) => `privacy.part.${part.toUpperCase()}` as MailMessageId;
