import { z } from "zod";
import { type Body, Ids, idsOf } from "./body.ts";
import {
  CreateMemberDocument,
  DeleteMemberDocument,
  DeleteMembersDocument,
  ImportMembersDocument,
  ListedMemberFields,
  MembersDocument,
  UpdateMemberDocument,
} from "./documents.generated.ts";
import { resource } from "./resource.ts";
import { booleanOf, route, unwrapped } from "./route.ts";

const {
  displayName: name,
  account: _account,
  roleByLocale,
  headlineByLocale,
  aboutByLocale,
  ...shape
} = ListedMemberFields.shape;

/** Texts by locale for editors, in English for everyone else. */
const ListedMember = z
  .object({
    ...shape,
    name,
    role: z.union([roleByLocale, shape.role]),
    headline: z.union([headlineByLocale, shape.headline]),
    about: z.union([aboutByLocale, shape.about]),
    email: z.string().nullable().describe("Null unless the viewer may see it"),
  })
  .meta({ id: "ListedMember" });

function listed(member: z.output<typeof ListedMemberFields>): z.output<typeof ListedMember> {
  const { displayName, account, ...others } = member;
  const {
    roleByLocale: roles,
    headlineByLocale: headlines,
    aboutByLocale: abouts,
    ...rest
  } = others;
  return {
    ...rest,
    name: displayName,
    role: roles ?? rest.role,
    headline: headlines ?? rest.headline,
    about: abouts ?? rest.about,
    email: account?.email ?? null,
  };
}

/** Whether an address is verified cannot be written. */
function memberInput(whole: Body, isNew: boolean): Body {
  const body = unwrapped(whole, "member");
  const { memberTypes, displayName = body.name, ...rest } = body;
  return {
    ...rest,
    displayName,
    typeIds: memberTypes === undefined ? undefined : idsOf(memberTypes, "memberTypes"),
    ...(!isNew && { handle: undefined, email: undefined }),
  };
}

const members = resource({
  path: "/api/members",
  one: "member",
  many: "members",
  answer: ListedMember,
  reply: listed,
  input: memberInput,
  fields: (isNew) => ({
    displayName: null,
    name: isNew ? z.string() : z.string().optional(),
    typeIds: null,
    memberTypes: Ids.optional(),
    ...(!isNew && { handle: null, email: null }),
  }),
});

const BODY = "Texts by locale or in English; `memberTypes` as ids or as objects with an id";

export const routes = [
  members.list(MembersDocument, {
    summary: "Members by name; email addresses only for admins and the members themselves",
    isPublic: true,
  }),
  members.create(CreateMemberDocument, {
    summary: "Adds a member; with `email` also an account, whose address counts as verified",
    body: BODY,
  }),
  route(ImportMembersDocument, {
    method: "POST",
    path: "/api/members/import",
    summary:
      "Creates and updates members from rows, at most 100 at a time; or says what it would do",
    body: {
      rows: "The rows; one that is refused leaves the others as they are",
      dryRun: "Whether nothing is stored; false by default",
      invite: "Whether owners of new accounts are mailed the way to a password; false by default",
    },
    variables: ({ body: { rows, dryRun = false, invite = false } }) => ({ rows, dryRun, invite }),
    answer: ImportMembersDocument.data.shape.result,
    reply: ({ result }) => result,
  }),
  members.deleteMany(DeleteMembersDocument, {
    summary: "Deletes several members; their posts and comments stay",
  }),
  members.update(UpdateMemberDocument, { method: "POST", summary: "Changes a member", body: BODY }),
  members.delete(DeleteMemberDocument, {
    summary: "Deletes a member; their posts and comments stay",
    query: {
      withAccount: {
        type: "boolean",
        default: false,
        description: "Whether the account is deleted, too, for administrators",
      },
    },
    variables: ({ query }) => ({ withAccount: booleanOf(query.withAccount) }),
  }),
] as const;
