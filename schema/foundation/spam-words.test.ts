import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPost } from "../blog/post.builder.ts";
import { CommentStatus, Comment } from "../blog/comment.ts";
import { CREATE_COMMENT } from "../blog/comment.documents.ts";
import { ContactRequest, ContactStatus } from "../contacts/contact-request.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { SPAM_SCORE, SUSPICIOUS_SCORE } from "./spam-score.ts";
import { forgetRareWords, SpamWord, wordsIn } from "./spam-words.ts";

const graph = await testGraph();
const asSupport = graph.as(withRole(Role.SUPPORT));
const asModerator = graph.as(withRole(Role.MODERATOR));
const post = await aPost(graph.em());

const offer = (n: number) =>
  `Premium rooftop gutters from factory ${"abcdefgh"[n]}, wholesale discount today`;
const letter = (n: number) =>
  `We are a theatre and would love posters for our ${"abcdefgh"[n]} season`;
/** The rules alone hold it for a person. */
const suspicious = (n: number) =>
  `${letter(n)} https://a.example https://b.example https://c.example`;

async function contact(message: string): Promise<ContactRequest> {
  const input = {
    name: "Camille",
    email: `${crypto.randomUUID()}@example.org`,
    subject: "Hello",
    message,
    consent: "1",
  };
  const { submitContact: id } = await graph.as(visitor())(
    "mutation($input: ContactInput!) { submitContact(input: $input) }",
    { input },
  );
  return graph.em().findOneOrFail(ContactRequest, { id });
}

const mark = (id: string, status: ContactStatus) =>
  asSupport(
    "mutation($ids: [ID!]!, $status: ContactStatus!) { setContactRequestStatus(ids: $ids, status: $status) { count } }",
    { ids: [id], status: status.toUpperCase() },
  );

async function comment(content: string): Promise<Comment> {
  const { createComment } = await graph.as(visitor())(CREATE_COMMENT, {
    postId: post.id,
    input: { name: "Camille", email: `${crypto.randomUUID()}@example.org`, content },
  });
  return graph.em().findOneOrFail(Comment, { id: createComment.id });
}

const moderate = (id: string, status: string) =>
  asModerator(
    "mutation($ids: [ID!]!, $status: CommentStatus!) { moderateComments(ids: $ids, status: $status) { id } }",
    { ids: [id], status },
  );

const learned = async () =>
  Object.fromEntries(
    (await graph.em().findAll(SpamWord)).map(({ kind, word, spam, ham }) => [
      `${kind} ${word}`,
      [spam, ham],
    ]),
  );

describe("contacts", () => {
  test("after a few decisions, the next offer is held and the next suspicious letter is not", async () => {
    expect((await contact(offer(7))).spamScore).toBe(0);
    expect((await contact(suspicious(7))).spamScore).toBeGreaterThanOrEqual(SUSPICIOUS_SCORE);
    const [offers, letters] = [[], []] as string[][];
    for (let n = 0; n < 3; n += 1) {
      offers?.push((await contact(offer(n))).id);
      letters?.push((await contact(letter(n))).id);
    }
    for (const id of offers ?? []) await mark(id, ContactStatus.SPAM);
    for (const id of letters ?? []) await mark(id, ContactStatus.REPLIED);
    const received = await contact(offer(4));
    expect(received.spamScore).toBeGreaterThanOrEqual(SUSPICIOUS_SCORE);
    expect(received.spamScore).toBeLessThan(SPAM_SCORE);
    expect(received.status).toBe(ContactStatus.NEW); // for a person to decide
    expect((await contact(suspicious(4))).spamScore).toBeLessThan(SUSPICIOUS_SCORE);
  });

  test("what was learned is unlearned when the decision is taken back", async () => {
    const before = await learned();
    const { id } = await contact("Zeppelin tours over the harbour");
    await mark(id, ContactStatus.SPAM);
    await mark(id, ContactStatus.SPAM);
    expect((await learned())["contacts zeppelin"]).toEqual([1, 0]);
    await mark(id, ContactStatus.NEW);
    expect((await learned())["contacts zeppelin"]).toEqual([0, 1]);
    const [spam = 0, ham = 0] = before["contacts "] ?? [];
    expect((await learned())["contacts "]).toEqual([spam, ham + 1]);
  });

  test("what the rules are sure of stays spam, whatever was learned", async () => {
    const sure = await contact(`${letter(5)} casino viagra porn ${suspicious(5)}`);
    expect(sure.status).toBe(ContactStatus.SPAM);
  });
});

test("comments are learned apart from contacts, those of visitors only", async () => {
  expect((await comment(offer(5))).status).toBe(CommentStatus.APPROVED);
  for (let n = 0; n < 3; n += 1) {
    await moderate((await comment(offer(n))).id, "SPAM");
    const praise = await comment(`Lovely colours in drawing ${"abc"[n]}, thanks for showing it`);
    await moderate(praise.id, "APPROVED");
  }
  expect((await comment(offer(6))).status).toBe(CommentStatus.PENDING);
  expect((await comment("Lovely colours, thanks for the drawing")).status).toBe(
    CommentStatus.APPROVED,
  );
});

test("words are letters in small letters, each counted once", () => {
  expect(wordsIn("Été, ÉTÉ! It's 2026 a b http://x.example/été")).toEqual([
    "example",
    "http",
    "it's",
    "été",
  ]);
});

test("words that no text has any longer are forgotten, and the number of texts is not", async () => {
  const em = graph.em();
  await em.insert(SpamWord, { kind: "contacts", word: "forgotten", spam: 0, ham: 0 });
  await forgetRareWords(em);
  const left = await learned();
  expect(left).not.toHaveProperty(["contacts forgotten"]);
  expect(left).toHaveProperty(["contacts "]);
});
