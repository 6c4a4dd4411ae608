import { parse } from "graphql";
import { FieldResolver, Query, Resolver, Root, Subscription } from "type-graphql";
import { expect, test } from "vitest";
import type { WebSocket } from "ws";
import { AllowedTo } from "../../schema/foundation/allowed-to.ts";
import { Context } from "../../schema/foundation/context.ts";
import { StoredEntity } from "../../schema/foundation/entity.ts";
import { SubscriptionSource } from "../../schema/foundation/subscription-source.ts";
import { model, text } from "../../schema/foundation/model.ts";
import type { Services } from "../../schema/foundation/services.ts";
import {
  findMany,
  findOne,
  type ReadQuery,
} from "../../schema/foundation/reading/descriptions/read-query.ts";
import { statementRunner } from "../../schema/foundation/reading/sql/run-statement.ts";
import { ALL, fieldPolicy, rowPolicy } from "../../schema/foundation/policies.ts";
import { testEngine } from "../../schema/testing/engine.ts";
import { visitor } from "../../schema/testing/viewers.ts";
import { memoryPubSub } from "../live/memory-pub-sub.ts";
import { Fanout } from "../../schema/foundation/reading/live/fanout.ts";
import { subscribeLive } from "./subscribe-live.ts";

@model({ table: "cards" })
class Card extends StoredEntity {
  @text() title!: string;
}

rowPolicy(Card, () => ALL);
fieldPolicy(Card, ["title"]);

@Resolver(() => Card)
class Cards {
  @Query(() => [Card])
  cards(): ReadQuery {
    return findMany(Card, {});
  }

  @FieldResolver(() => String)
  shouted(@Root() { title }: Card): string {
    return title.toUpperCase();
  }

  @AllowedTo("everyone")
  @Subscription(() => Card, {
    subscribe: ({ context }) =>
      new SubscriptionSource("cards", Card, context as Context, async () => true),
  })
  cardMoved(@Root() { id }: { id: string }): ReadQuery {
    return findOne(Card, { id });
  }
}

const { em, clock, schema, reader, fellBack } = await testEngine([Card], [Cards]);
const services = { clock, pubSub: memoryPubSub() } as unknown as Services;
const groups = new Fanout(schema, em, services, statementRunner(em()), (error) => {
  throw error;
});

const subscribe = (document: ReturnType<typeof parse>) =>
  subscribeLive(
    { schema, document, contextValue: new Context(em, visitor(), services) },
    { groups, reader },
    { socket: {} as WebSocket, id: "1" },
  );

test("a subscription that each subscriber executes alone is reported, a shared one is not", async () => {
  await subscribe(parse("subscription { cardMoved { title } }"));
  expect(fellBack).toEqual([]);
  const document = parse("subscription { cardMoved { title shouted } }");
  for (let n = 0; n < 3; n += 1) await subscribe(document);
  const why = "Card.shouted is computed in code";
  expect(fellBack).toEqual([
    [why, 1],
    [why, 2],
    [why, 3],
  ]);
});
