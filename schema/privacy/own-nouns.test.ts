import { expect, test } from "vitest";
import { User } from "../accounts/user.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { isToOne } from "../foundation/reading/sql/column.ts";
import { Member } from "../members/member.ts";
import { testGraph } from "../testing/graph.ts";
import { KeptDataKind } from "./kept-data-kind.ts";
import { nounsOf } from "./nouns-of-parts.ts";
import { type OwnNoun, OWN_NOUNS } from "./own-nouns.ts";

/** Nouns that refer to people and are not in the copy of their data, with the reason. */
const NOT_COPIED: Record<string, string> = {
  Board: "of its members, who are in boards.json",
  ApplicationEvent: "what staff did with an application",
  ApplicationNote: "what staff noted about an application",
  CardAssignee: "of the board",
  CardEvent: "the history of a card, which is that of its board",
  CardFollow: "follows from what someone did with a card",
  CardView: "a moment, which says what is new for someone on a board",
  CalendarFeed: "a secret",
  AuthenticatorApp: "a secret",
  DataCopy: "the copy itself",
  LinkedAccount: "how someone signs in, which Security shows",
  Passkey: "a secret",
  FileFavorite: "a mark at a file that is in the copy, or of someone else",
  FileSpace: "a sum",
  FormerHandle: "an address that leads to the profile",
  JobTeamMember: "staff of a job",
  FileShare: "of the owner of the file",
  FileVersion: "the newest is in the copy as a file",
  Mail: "the inbox is that of the site",
  MailAttachment: "the inbox is that of the site",
  MailMark: "the inbox is that of the site",
  MemberOfType: "a category that staff chose",
  MailThread: "the inbox is that of the site",
  OrderEvent: "what was done with an order, by staff",
  PageVersion: "pages are the site's",
  PostVersion: "the post is in the copy",
  Presence: "a moment, which sessions have, too",
  ProductFile: "what is sold, not who sells it",
  ProjectVersion: "the project is in the copy",
  ProjectRemoval: "the history of a project, for thirty days",
  Refund: "recorded by staff",
  SentReminder: "that a reminder of an event was sent",
  SolutionVersion: "solutions are the site's",
  UploadedPicture: "pictures of documents, which are the site's",
  Upload: "not complete",
};

const graph = await testGraph();
const nouns: readonly OwnNoun[] = Object.values(OWN_NOUNS);

test("every noun that refers to people is in the copy of their data, or has a reason not to be", () => {
  const people: readonly unknown[] = [User, Member];
  const copied = new Set<EntityClass>(nouns.map(({ entity }) => entity));
  const lacking = [...graph.em().getMetadata().getAll().values()]
    .filter(({ props }) =>
      props.some((property) => isToOne(property) && people.includes(property.targetMeta?.class)),
    )
    .filter((entity) => !copied.has(entity.class as EntityClass))
    .map(({ className }) => className)
    .filter((name) => !(name in NOT_COPIED));
  expect(lacking).toEqual([]);
});

test("each noun of a copy is in one of its parts", () => {
  const names = Object.values(KeptDataKind).flatMap((part) => nounsOf(part));
  expect(names.toSorted()).toEqual(Object.keys(OWN_NOUNS).toSorted());
});
