import { readFileSync } from "node:fs";
import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import type { ListDefinition } from "./define-list.ts";
import { actionKit } from "./list-actions.ts";
import { columnKit } from "./list-columns.tsx";
import { wordsOf } from "./list-context.ts";

const modules = import.meta.glob<Record<string, ListDefinition>>("../../features/**/*.list.tsx", {
  eager: true,
});
const lists = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((value) => typeof value === "object"),
);

/** The messages that a list shows by convention. */
function wordsShownBy(list: ListDefinition, hasOwnSubtitle: boolean): string[] {
  const { tabs = {}, filters = {}, subtitle, dialog, paths, trash } = list;
  const hasNew = dialog !== undefined || paths?.new !== undefined;
  const columns = list
    .columns(columnKit())
    .flatMap(({ id, header }) => (header ? [header(false), header(true)] : [`column.${id}`]));
  const actions = list.actions?.(actionKit()) ?? [];
  const { form } = list;
  const isCounted = typeof subtitle === "function";
  return [
    "title",
    "search",
    ...(isCounted && !hasOwnSubtitle ? ["items"] : []),
    ...Object.entries(form?.fields ?? {}).map(([name, { label }]) => `column.${label ?? name}`),
    ...(hasNew ? ["new"] : []),
    ...(hasNew && (dialog || paths?.edit) ? ["edit.label"] : []),
    ...Object.keys(tabs).map((tab) => `tab.${tab}`),
    ...Object.keys(filters).map((filter) => `filter.${filter}`),
    ...columns,
    ...actions.map(({ id }) => `${id}.label`),
    ...(trash ? ["restore", "purge"] : []).flatMap((id) => [`${id}.label`, `${id}.done`]),
    ...[...(trash ? ["purge"] : []), ...(trash?.delete ? ["delete"] : [])].flatMap((id) => [
      `${id}.label`,
      `${id}.done`,
      `${id}.ask`,
      `${id}.text`,
    ]),
  ];
}

test.each(["en", "fr", "no"])("every list has its messages in %s", (locale) => {
  const file = readFileSync(`client/messages/${locale}.json`, "utf8");
  const messages = JSON.parse(file) as Record<string, string>;
  const intl = createIntl({ locale, messages });
  const missing = lists.flatMap((list) => {
    const messagePrefix = list.messagePrefix ?? list.name;
    const { hasWord } = wordsOf(intl, messagePrefix);
    return wordsShownBy(list, hasWord("subtitle"))
      .filter((id) => !hasWord(id))
      .map(
        (id) =>
          `The list ${list.name} shows ${messagePrefix}.${id}: add it to client/messages/${locale}.json`,
      );
  });
  expect(lists.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
