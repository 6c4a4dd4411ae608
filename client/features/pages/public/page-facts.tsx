import { FormattedDate, FormattedMessage } from "react-intl";
import type { Page } from "../../../platform/rest.ts";
import { isLegal } from "./legal-slugs.ts";

/** Which version of a page is in force, and how long it takes to read. */
export function PageFacts({ page: { slug, version, readingMinutes } }: { page: Page }) {
  return (
    <p className="mt-6 flex flex-wrap gap-x-7 gap-y-1 text-[15px] text-ink-2">
      {isLegal(slug) && (
        <span>
          <FormattedMessage
            id="pages.public.version"
            values={{
              number: version.number,
              date: (
                <time dateTime={version.since}>
                  <FormattedDate
                    value={version.since}
                    day="numeric"
                    month="long"
                    year="numeric"
                    timeZone="UTC"
                  />
                </time>
              ),
              b: (text) => <b className="font-semibold text-ink">{text}</b>,
            }}
          />
        </span>
      )}
      {readingMinutes !== null && (
        <bdi>
          <FormattedMessage id="blog.minutes" values={{ minutes: readingMinutes }} />
        </bdi>
      )}
    </p>
  );
}
