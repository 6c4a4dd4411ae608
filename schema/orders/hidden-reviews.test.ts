import { expect, test } from "vitest";
import { type BuiltPerson, aPerson } from "../accounts/person.builder.ts";
import { Role } from "../accounts/index.ts";
import { mailNotifications } from "../notifications/mail-notifications.ts";
import { testGraph } from "../testing/graph.ts";
import { aShop } from "./order.builder.ts";

const graph = await testGraph();
const shop = await aShop(graph);

const FULFIL = `mutation($id: ID!) { fulfilOrder(id: $id, input: {}) { id } }`;
const REVIEW = `mutation($input: CreateProductReviewInput!) { createProductReview(input: $input) { id } }`;
const HIDE = `mutation($id: ID!, $reason: String!) { hideProductReview(id: $id, reason: $reason) { id } }`;
const SHOW = `mutation($id: ID!) { showProductReview(id: $id) { id } }`;
const CHOOSE = `mutation($here: Boolean!, $mail: NotificationMail!) {
  chooseNotifications(kind: REVIEW_HIDDEN, here: $here, mail: $mail) { kind }
}`;
const READ = `{ notifications { nodes { kind review { id hiddenReason product { id } } } } unreadNotificationCount }`;

/** A buyer who has rated what they received, and what they are notified of and mailed since. */
async function aReview(buyer?: Pick<BuiltPerson, "viewer" | "user">) {
  const { viewer: author, user } = buyer ?? (await shop.buyer());
  const sold = await shop.sells(10_000);
  const order = await shop.buys(author, [{ variantId: sold.variantId, quantity: 1 }], 10_000);
  await shop.ask(FULFIL, { id: order.id });
  const input = { orderLineId: order.lines[0].id, rating: 1, content: "Call me: 555-0100" };
  const { createProductReview: review } = await graph.as(author)(REVIEW, { input });
  await graph.as(author)("mutation { markNotificationsRead }");
  graph.mails.length = 0;
  const hidden = async (as = author) =>
    (await graph.as(as)(READ)).notifications.nodes.filter(
      ({ kind }: { kind: string }) => kind === "REVIEW_HIDDEN",
    );
  const mails = async () => {
    await mailNotifications(graph.context());
    return graph.mails.filter(({ to }) => to === user.email);
  };
  const hide = (reason: string) => shop.ask(HIDE, { id: review.id, reason });
  return { author, productId: sold.id, id: review.id as string, hidden, mails, hide };
}

test("who wrote a review learns that it was hidden, and why: here and in one mail", async () => {
  const { id, productId, hidden, mails, hide } = await aReview();
  const { viewer: stranger } = await shop.buyer();
  await hide("A phone number");
  expect(await hidden()).toEqual([
    {
      kind: "REVIEW_HIDDEN",
      review: { id, hiddenReason: "A phone number", product: { id: productId } },
    },
  ]);
  for (const other of [stranger, shop.viewer]) expect(await hidden(other)).toEqual([]);
  expect(await mails()).toMatchObject([
    {
      subject: "Your review of Saltstraumen was hidden",
      paragraphs: ["Reason: A phone number"],
      action: { url: `/dashboard/e-commerce/product/${productId}` },
    },
  ]);
  await hide("A phone number");
  expect(await hidden()).toHaveLength(1);
  await hide("Personal data");
  expect(await hidden()).toHaveLength(2);
  expect(await mails()).toMatchObject([{}, { paragraphs: ["Reason: Personal data"] }]);
});

test("what is shown again before the mail leaves is neither mailed nor counted", async () => {
  const { author, id, hidden, mails, hide } = await aReview();
  await hide("A phone number");
  await shop.ask(SHOW, { id });
  expect(await hidden()).toEqual([]);
  expect(await graph.as(author)(READ)).toMatchObject({ unreadNotificationCount: 0 });
  expect(await mails()).toEqual([]);
});

test("staff who hide their own review are not notified of it", async () => {
  const { viewer, user } = await aPerson(graph, Role.ADMIN);
  const { id, hidden, mails } = await aReview({ viewer, user });
  await graph.as(viewer)(HIDE, { id, reason: "A phone number" });
  expect(await hidden()).toEqual([]);
  expect(await mails()).toEqual([]);
  await shop.ask(HIDE, { id, reason: "Personal data" });
  expect(await hidden()).toHaveLength(1);
});

test("who chose so is not mailed, or not notified here", async () => {
  const { author, hidden, mails, hide } = await aReview();
  await graph.as(author)(CHOOSE, { here: true, mail: "OFF" });
  await hide("A phone number");
  expect(await hidden()).toHaveLength(1);
  expect(await mails()).toEqual([]);
  await graph.as(author)(CHOOSE, { here: false, mail: "AT_ONCE" });
  await hide("Personal data");
  expect(await hidden()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});
