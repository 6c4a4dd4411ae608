import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { FormattedMessage, FormattedNumber, RawIntlProvider } from "react-intl";
import { describe, expect, test } from "vitest";
import { LOCALES } from "./locale.ts";
import type { Messages } from "./message-catalogue.ts";
import { createSiteIntl } from "./site-intl.ts";

const MORE = { en: "10,000+", fr: "10\u202f000+", no: "10\u00a0000+" };
const EXACT = { en: "10,001", fr: "10\u202f001", no: "10\u00a0001" };

describe.each(LOCALES)("10,001 rows in %s", (locale) => {
  const messages = JSON.parse(readFileSync(`client/messages/${locale}.json`, "utf8")) as Messages;
  const intl = createSiteIntl(locale, messages);
  const more = MORE[locale];
  const said = (id: string, values: Record<string, number>) => intl.formatMessage({ id }, values);

  test.each([
    ["list.filters.show", { count: 10_001 }],
    ["list.selected", { count: 10_001 }],
    ["list.select.every", { count: 10_001 }],
    ["blog.found.count", { count: 10_001 }],
    ["posts.delete.ask", { count: 10_001 }],
    ["list.export.cut", { count: 1_000, total: 10_001 }],
    ["table.range", { first: 1, last: 25, total: 10_001 }],
  ])("are more than 10,000 in %s", (id, values) => {
    expect(said(id, values)).toContain(more);
    expect(said(id, values)).not.toContain(EXACT[locale]);
  });

  test("are more than 10,000 in bold text and as a figure", () => {
    const shown = renderToStaticMarkup(
      <RawIntlProvider value={intl}>
        <FormattedMessage
          id="list.results"
          values={{ count: 10_001, b: (text) => <b>{text}</b> }}
        />
        <i>
          <FormattedNumber value={10_001} format="count" />
        </i>
      </RawIntlProvider>,
    );
    expect(shown).toContain(`<b>${more}</b>`);
    expect(shown).toContain(`<i>${more}</i>`);
  });

  test("are not what lengths and other numbers mean", () => {
    expect(said("form.length.over", { count: 10_001 })).toContain(EXACT[locale]);
    expect(said("editor.words", { count: 10_001, minutes: 50 })).toContain(EXACT[locale]);
    expect(intl.formatNumber(10_001)).toBe(EXACT[locale]);
  });

  test("10,000 and exact totals are said as they are", () => {
    expect(said("list.select.every", { count: 10_000 })).toContain(more.slice(0, -1));
    expect(said("list.select.every", { count: 10_000 })).not.toContain("+");
    expect(intl.formatNumber(20_000, { format: "count" })).not.toContain("+");
  });
});
