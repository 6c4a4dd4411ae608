import { FormattedDate, FormattedMessage } from "react-intl";
import { BCP47 } from "../../../i18n/locale.ts";
import type { ChangelogEntry } from "../../../platform/rest.ts";

type Change = ChangelogEntry["changes"][number];

const tones: Record<Change["tag"], string> = {
  security: "text-bad",
  added: "text-good",
  changed: "text-info",
  deprecated: "text-warn",
  removed: "text-warn",
  fixed: "text-ink-2",
};

/** A version with what changed in it. */
export function Release({ entry, isNewest }: { entry: ChangelogEntry; isNewest: boolean }) {
  const { anchor, release, title, description, publishedAt, changes } = entry;
  const date = (
    <a href={`#${anchor}`} className="hover:underline">
      <time dateTime={publishedAt}>
        <FormattedDate value={publishedAt} day="numeric" month="long" year="numeric" />
      </time>
    </a>
  );
  return (
    <li id={anchor} className="grid scroll-mt-6 gap-x-12 lg:grid-cols-[200px_minmax(0,1fr)]">
      <div className="pt-8 lg:pt-10 lg:pb-20">
        <p className="h-fit lg:sticky lg:top-8">
          {release && (
            <b className="mb-2 block text-[3.25rem] leading-none font-extrabold tracking-[-0.05em]">
              <bdi>{release}</bdi>
            </b>
          )}
          <span className="block text-sm text-ink-3">{date}</span>
        </p>
      </div>
      <div
        className={`relative min-w-0 border-line pt-6 pb-12 before:absolute before:-start-[9px] before:top-[54px] before:hidden before:size-4 before:rounded-full before:ring-4 before:ring-canvas lg:border-s-2 lg:ps-12 lg:pt-10 lg:pb-20 lg:before:block ${isNewest ? "before:bg-graph" : "before:border-2 before:border-control before:bg-canvas"}`}
      >
        <h2
          lang={BCP47[title.language]}
          className="text-[1.75rem] leading-[1.12] font-extrabold tracking-[-0.034em] [overflow-wrap:anywhere] md:text-[2.125rem]"
        >
          {title.text}
        </h2>
        {description && (
          <p
            lang={BCP47[description.language]}
            className="mt-3 max-w-[38em] text-lg whitespace-pre-line text-ink-2"
          >
            {description.text}
          </p>
        )}
        {changes.length > 0 && (
          <ul className="mt-6 border-b border-line">
            {changes.map((change, place) => (
              <li
                key={place}
                className="grid gap-x-6 gap-y-0.5 border-t border-line py-3.5 md:grid-cols-[92px_minmax(0,1fr)]"
              >
                <span className={`text-sm leading-[1.65] font-semibold ${tones[change.tag]}`}>
                  <FormattedMessage id={`changelog.kind.${change.tag}`} />
                </span>
                <span lang={BCP47[change.language]} className="[overflow-wrap:anywhere]">
                  <WithCode text={change.text} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** Text in backticks is code. */
function WithCode({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((part, place) =>
    place % 2 ? (
      <code
        key={place}
        dir="ltr"
        className="rounded-md bg-raised px-2 py-0.5 font-mono text-[13px] text-ink-2"
      >
        {part}
      </code>
    ) : (
      part
    ),
  );
}
