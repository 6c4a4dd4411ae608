import { expect, test } from "vitest";
import { decide } from "../settings/site-settings.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { aConversation } from "./conversation.builder.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { purgeMessages } from "./purge-messages.ts";
import { DAY } from "../foundation/durations.ts";

const graph = await testGraph();

/** Purges with this retention period and returns the number of messages. */
async function purged(chatRetentionDays: number | null): Promise<number> {
  await decide(graph.em(), { chatRetentionDays });
  return purgeMessages(graph.em(), graph.services);
}

test("messages are deleted after the retention period, and later ones keep their numbers", async () => {
  const [ada, ben] = [await aPerson(graph), await aPerson(graph)];
  const { conversation } = await aConversation(graph.em(), {
    people: [ada.member, ben.member],
    title: "Old and new",
    said: ["a", "b", "c"],
    at: new Date("2026-11-20T08:59:58Z"),
  });
  graph.clock.advance(DAY);
  expect(await purged(null)).toBe(0);
  expect(await purged(2)).toBe(0);
  expect(await purged(1)).toBe(2);
  const HISTORY = "query($id: ID!) { messages(conversationId: $id) { nodes { seq body } } }";
  const { messages } = await graph.as(ada.viewer)(HISTORY, { id: conversation.id });
  expect(messages.nodes).toEqual([{ seq: 3, body: "c" }]);
});
