import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import type { Viewer } from "../../platform/session/viewer.tsx";
import { foundCommands } from "./found-commands.ts";

type Found = Parameters<typeof foundCommands>[0];

/** A search of which all kinds but these have found nothing. */
const found = (kinds: Partial<Found>) =>
  new Proxy(kinds, { get: (of, kind) => Reflect.get(of, kind) ?? [] }) as Found;

const someone = (...permissions: string[]) =>
  ({
    may: (permission: string) => permissions.includes(permission),
    mayOpen: (any: string[]) => any.some((one) => permissions.includes(one)),
  }) as unknown as Viewer;

const search = (viewer: Viewer) => ({
  intl: createIntl({ locale: "en", messages: {} }),
  locale: "fr" as const,
  viewer,
  query: "quiet",
});

const post = {
  id: "1",
  title: "Quiet rooms",
  slug: "quiet-rooms",
  description: "How a quiet room is drawn",
  titleByLocale: null,
} as Found["posts"][number];

test("a post leads editors to its editor, and others to its page in their language", () => {
  const [group] = foundCommands(found({ posts: [post] }), search(someone("post:write")));
  expect(group?.commands).toMatchObject([
    { title: "Quiet rooms", to: "/dashboard/blog/post/edit/1" },
  ]);
  const [others] = foundCommands(found({ posts: [post] }), search(someone()));
  expect(others?.commands).toMatchObject([{ href: "/fr/blog/quiet-rooms" }]);
});

test("accounts without a profile are among the people for those who manage accounts", () => {
  const users = [{ id: "2", name: "Quentin", email: "q@example.org", member: null }];
  const all = found({ users: users as unknown as Found["users"] });
  expect(foundCommands(all, search(someone("account:manage")))).toMatchObject([
    { name: "people", commands: [{ title: "Quentin", to: "/dashboard/user/2/edit" }] },
  ]);
  expect(foundCommands(all, search(someone()))).toEqual([]);
});
