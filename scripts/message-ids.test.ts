import { describe, expect, test } from "vitest";
import { idsWithoutValues, matcher, mentionedIds, needsValues, shownIds } from "./message-ids.ts";

describe("ids of messages", () => {
  test.each([
    [`<FormattedMessage id="blog.title" />`, ["blog.title"]],
    [`<FormattedMessage\n  values={{ count }}\n  id="comments.count"\n/>`, ["comments.count"]],
    [`<FormattedMessage id={open ? "menu.close" : "menu.open"} />`, ["menu.close", "menu.open"]],
    ["<FormattedMessage id={`kit.pagination.${direction}`} />", ["kit.pagination.${direction}"]],
    [`intl.formatMessage({ id: "kit.page" }, { page })`, ["kit.page"]],
    [`formatMessage({\n  id: reply ? "form.reply" : "form.new",\n})`, ["form.reply", "form.new"]],
    ["formatMessage({ id: `site.${kind}.title` })", ["site.${kind}.title"]],
    [`<p id="main.content">`, []],
    [`formatMessage({ id })`, []],
  ])("%s shows %j", (source, ids) => {
    expect(shownIds(source)).toEqual(ids);
  });

  test("an id that is passed on counts as mentioned", () => {
    expect(mentionedIds(`const labels = { en: "language.en", other: "plain text." };`)).toEqual([
      "language.en",
    ]);
  });

  test("a list mentions all messages that begin with its name or its prefix", () => {
    const list = 'defineList({\n  name: "comments",\n  messagePrefix: "queue",\n});';
    expect(mentionedIds(list)).toEqual(["queue.${id}"]);
    expect(mentionedIds('defineList({ name: "posts", query });')).toEqual(["posts.${id}"]);
  });

  test("a template matches every id it can produce and no other", () => {
    const title = matcher("site.failure.${kind}.title");
    expect(title("site.failure.not-found.title")).toBe(true);
    expect(title("site.failure.not-found.text")).toBe(false);
    expect(title("site.failure.title")).toBe(false);
  });

  test.each([
    [`<FormattedMessage id="form.edit" />`, ["form.edit"]],
    [`<FormattedMessage id="form.edit" values={{ name }} />`, []],
    [`<FormattedMessage\n  id="form.edit"\n  values={{ b: (text) => <b>{text}</b> }}\n/>`, []],
    [`intl.formatMessage({ id: "form.edit" })`, ["form.edit"]],
    [`intl.formatMessage({ id: isNew ? "form.new" : "form.edit" })`, ["form.new", "form.edit"]],
    [`intl.formatMessage({ id: "form.edit" }, { name })`, []],
    [`intl.formatMessage(\n  { id: "form.edit" },\n  { name },\n)`, []],
  ])("%s shows %j without values", (source, ids) => {
    expect(idsWithoutValues(source)).toEqual(ids);
  });

  test("a message needs values for its arguments, not for its tags", () => {
    expect(needsValues("Edit “{name}”")).toBe(true);
    expect(needsValues("{count, plural, one {# row} other {# rows}}")).toBe(true);
    expect(needsValues("Read <link>the terms</link>")).toBe(false);
  });
});
