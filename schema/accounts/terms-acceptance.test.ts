import { beforeAll, describe, expect, test } from "vitest";
import { MAX_COUNT } from "../foundation/reading/descriptions/max-count.ts";
import { TERMS_ID } from "../pages/built-in-pages.ts";
import { ensurePages } from "../pages/index.ts";
import { documentOf } from "../blog/post.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { Role } from "./role.ts";
import { aUser } from "./user.builder.ts";
import { UserStatus } from "./user.ts";

const graph = await testGraph();
const asEditor = graph.as(withRole(Role.EDITOR));
const ASK = "{ termsAcceptance { accepted accounts } }";
const counted = async () => (await asEditor(ASK)).termsAcceptance;

const FIRST = "2026-11-23.1";
const accepted = (locale: "en" | "fr", terms = FIRST) => ({
  acceptedTerms: terms,
  acceptedTermsLocale: locale,
});

beforeAll(() => ensurePages(graph.em()));

describe("the acceptance of the terms", () => {
  test("counts active accounts that accepted the version in force in their language", async () => {
    await aUser(graph.em());
    await aUser(graph.em(), accepted("en"));
    await aUser(graph.em(), accepted("fr"));
    await aUser(graph.em(), accepted("en", "2026-01-01.1"));
    await aUser(graph.em(), { ...accepted("en"), status: UserStatus.SUSPENDED });
    await aUser(graph.em(), { ...accepted("en"), deletedAt: graph.clock.now() });
    expect(await counted()).toEqual({ accepted: 2, accounts: 4 });
  });

  test("begins anew in a language in which another text is published", async () => {
    const before = await counted();
    const content = { en: documentOf("Be kind.") };
    await asEditor(
      "mutation($id: ID!, $input: UpdatePageInput!) { updatePage(id: $id, input: $input) { id } }",
      { id: TERMS_ID, input: { content } },
    );
    expect(await counted()).toEqual({ ...before, accepted: before.accepted - 1 });
    const { page } = await asEditor(
      "query($id: ID!) { page(id: $id) { textVersionSince(locale: en) } }",
      { id: TERMS_ID },
    );
    const name = `${page.textVersionSince.slice(0, 10)}.2`;
    await aUser(graph.em(), accepted("en", name));
    expect(await counted()).toEqual({ accepted: before.accepted, accounts: before.accounts + 1 });
  });

  test("stops counting at 10,001", async () => {
    await graph.em().getConnection().execute(`
      insert into users (id, created_at, updated_at, email, name, status, roles, locale, accepted_terms, accepted_terms_locale)
      select gen_random_uuid(), now(), now(), n || '@many.example', 'Many', 'active', '{}', 'fr', '${FIRST}', 'fr'
      from generate_series(1, ${MAX_COUNT + 5}) n`);
    expect(await counted()).toEqual({ accepted: MAX_COUNT + 1, accounts: MAX_COUNT + 1 });
  });

  test("is told to those who edit pages alone", async () => {
    const roles = [Role.MEMBER, Role.MODERATOR, Role.RECRUITER, Role.SUPPORT, Role.BILLING];
    for (const viewer of [visitor(), ...roles.map((role) => withRole(role))]) {
      const { extensions } = await graph.refusal(viewer, ASK);
      expect(extensions["code"]).toBe(viewer.userId ? "FORBIDDEN" : "UNAUTHENTICATED");
    }
  });
});
