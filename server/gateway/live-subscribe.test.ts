import { parse } from "graphql";
import { FieldResolver, Query, Resolver, Root, Subscription } from "type-graphql";
import { expect, test } from "vitest";
import type { WebSocket } from "ws";
import { AllowedTo } from "../../schema/foundation/allowed-to.ts";
import { Context } from "../../schema/foundation/context.ts";
import { StoredEntity } from "../../schema/foundation/entity.ts";
import { LiveFeed } from "../../schema/foundation/live-feed.ts";
import { model, text } from "../../schema/foundation/model.ts";
import type { Outside } from "../../schema/foundation/outside.ts";
import { listOf, oneOf, type Read } from "../../schema/foundation/reading/read.ts";
import { statementRunner } from "../../schema/foundation/reading/run-statement.ts";
import { everything, fields, rows } from "../../schema/foundation/rules.ts";
import { testEngine } from "../../schema/testing/engine.ts";
import { visitor } from "../../schema/testing/viewers.ts";
import { memoryEvents } from "../live/memory-events.ts";
import { LiveGroups } from "./live-groups.ts";
import { liveSubscribe } from "./live-subscribe.ts";

@model({ table: "cards" })
class Card extends StoredEntity {
  @text() title!: string;
}

rows(Card, () => everything);
fields(Card, ["title"]);

@Resolver(() => Card)
class Cards {
  @Query(() => [Card])
  cards(): Read {
    return listOf(Card, {});
  }

  @FieldResolver(() => String)
  shouted(@Root() { title }: Card): string {
    return title.toUpperCase();
  }

  @AllowedTo("everyone")
  @Subscription(() => Card, {
    subscribe: ({ context }) => new LiveFeed("cards", Card, context as Context, async () => true),
  })
  cardMoved(@Root() { id }: { id: string }): Read {
    return oneOf(Card, { id });
  }
}

const { em, clock, schema, reader, fellBack } = await testEngine([Card], [Cards]);
const outside = { clock, live: memoryEvents() } as unknown as Outside;
const groups = new LiveGroups(schema, em, outside, statementRunner(em()), (error) => {
  throw error;
});

const subscribe = (document: ReturnType<typeof parse>) =>
  liveSubscribe(
    { schema, document, contextValue: new Context(em, visitor(), outside) },
    { groups, reader },
    { socket: {} as WebSocket, id: "1" },
  );

test("what each subscriber has executed alone is reported by its document, what is shared is not", async () => {
  await subscribe(parse("subscription { cardMoved { title } }"));
  expect(fellBack).toEqual([]);
  const document = parse("subscription { cardMoved { title shouted } }");
  for (let n = 0; n < 3; n += 1) await subscribe(document);
  const why = "Card.shouted is made in the program";
  expect(fellBack).toEqual([
    [why, 1],
    [why, 2],
    [why, 3],
  ]);
});
