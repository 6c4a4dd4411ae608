import { expect, test } from "vitest";
import { testGraph } from "../testing/graph.ts";
import { aConversation } from "./conversation.builder.ts";
import { somebody } from "./people.builder.ts";
import { purgeMessages } from "./purge-messages.ts";

const graph = await testGraph();
const keeping = (days: number) => ({
  ...graph.outside,
  site: { ...graph.outside.site, chatRetentionDays: days },
});

test("messages go after so many days, and what comes later keeps its numbers", async () => {
  const [ada, ben] = [await somebody(graph), await somebody(graph)];
  const { conversation } = await aConversation(graph.em(), {
    people: [ada.member, ben.member],
    title: "Old and new",
    said: ["a", "b", "c"],
    at: new Date("2026-11-20T08:59:58Z"),
  });
  graph.clock.advance(24 * 60 * 60_000);
  expect(await purgeMessages(graph.em(), keeping(2))).toBe(0);
  expect(await purgeMessages(graph.em(), keeping(1))).toBe(2);
  const HISTORY = "query($id: ID!) { messages(conversationId: $id) { nodes { seq body } } }";
  const { messages } = await graph.as(ada.viewer)(HISTORY, { id: conversation.id });
  expect(messages.nodes).toEqual([{ seq: 3, body: "c" }]);
});
