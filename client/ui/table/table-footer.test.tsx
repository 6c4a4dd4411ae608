import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { RawIntlProvider } from "react-intl";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Messages } from "../../i18n/message-catalogue.ts";
import { createSiteIntl } from "../../i18n/site-intl.ts";
import { TableFooter } from "./table-footer.tsx";

const messages = JSON.parse(readFileSync("client/messages/en.json", "utf8")) as Messages;

const footer = (props: { page: number; total: number; shown: number; pages: number }) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RawIntlProvider value={createSiteIntl("en", messages)}>
        <TableFooter
          size={25}
          sizes={[25]}
          hrefFor={(page) => `?page=${page}`}
          onSize={() => {}}
          isOpen
          {...props}
        />
      </RawIntlProvider>
    </MemoryRouter>,
  );

test("a list of more rows than were counted says so on each of its pages", () => {
  expect(footer({ page: 1, total: 10_001, shown: 25, pages: 401 })).toContain("1–25 of 10,000+");
  const beyond = footer({ page: 500, total: 10_001, shown: 25, pages: 501 });
  expect(beyond).toContain("12,476–12,500 of 10,000+");
  expect(beyond).toContain("?page=501");
});

test("a counted list says its number of rows", () => {
  const last = footer({ page: 500, total: 12_490, shown: 15, pages: 500 });
  expect(last).toContain("12,476–12,490 of 12,490");
});
