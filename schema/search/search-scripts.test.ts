import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPost } from "../blog/post.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";

const graph = await testGraph();
const asMember = graph.as(withRole(Role.MEMBER));

const titlesFor = async (search: string): Promise<string[]> => {
  const SEARCH = `query($text: String!) { search(text: $text) { posts { title } } }`;
  const { search: found } = await asMember(SEARCH, { text: search });
  return found.posts.map(({ title }: { title: string }) => title);
};
let written = 0;
const publish = (title: string) => {
  written += 1;
  return aPost(graph.em(), {
    title: { en: title },
    slug: { en: `post-${written}` },
    published: ["en"],
  });
};

describe("the search finds", () => {
  test.each([
    ["Bjørn paints a bear", "bjorn"],
    ["Bjorn paints by night", "bjørn"],
    ["Œuvres complètes", "oeuvre"],
    ["Die große Straße", "grosse strasse"],
    ["Þórr and Đorđe in Łódź", "thorr dorde lodz"],
    ["ΟΔΟΣ", "οδοσ"],
    ["हिन्दी भाषा", "हिन्दी"],
    ["بِالْعَرَبِيَّة", "بالعربية"],
    ["我家在上海东边。", "上海"],
    ["我家在上海东边。", "海东"],
    ["我家在上海东边。", "边"],
    ["我家在上海东边。", "家"],
    ["東京タワーの夜景", "タワー"],
    ["ภาษาไทยง่าย", "ไทย"],
    ["iPhone手机壳", "iphone手机"],
    ["한국어 수업", "한국"],
  ])("%s by %s", async (title, search) => {
    await publish(title);
    expect(await titlesFor(search)).toContain(title);
  });

  test("no other word of the same letters", async () => {
    await publish("海上花列传");
    expect(await titlesFor("上海花")).toEqual([]);
    await publish("किताब");
    expect(await titlesFor("कताब")).toEqual([]);
  });

  test("people by the plain form of their names", async () => {
    const { id } = await aMember(graph.em(), { displayName: "Bjørg Østbø" });
    const MEMBERS = `{ search(text: "bjorg ostbo") { members { id } } }`;
    expect((await asMember(MEMBERS)).search.members).toEqual([{ id }]);
  });
});

test("the longest text of different characters without spaces can be saved", async () => {
  const letters = Array.from({ length: 100_000 }, (_, n) =>
    String.fromCodePoint(0x20000 + ((n * 7919) % 40_000)),
  );
  const { id } = await aPost(graph.em(), { published: ["en"], text: letters.join("") });
  expect(id).toBeTypeOf("string");
});
