import { asIs, type Body, byLocale, idsOf, taken, upper } from "./body.ts";
import { lower, PAGED, pagination, type Route, UNPAGED, unwrapped, windowOf } from "./route.ts";

/** What the graph shows of a profile; to whoever may not know it, the account is null. */
const SHOWN = `fragment Shown on Member {
  id version createdAt updatedAt handle displayName avatar cover pronouns company city country skills tools
  languages links { label url } availability availableFrom visibility status
  role headline about
  roleByLocale { en fr no } headlineByLocale { en fr no } aboutByLocale { en fr no }
  memberTypes(first: 100) { id name slug icon color }
  isEmailVerified emailVerified account { id email }
}`;

interface Shown extends Record<string, unknown> {
  displayName: string;
  availability: string;
  visibility: string | null;
  status: string | null;
  role: string | null;
  headline: string | null;
  about: string | null;
  roleByLocale: object | null;
  headlineByLocale: object | null;
  aboutByLocale: object | null;
  memberTypes: { color: string }[];
  account: { email: string | null } | null;
}

/** Texts by locale for those who edit them, in English for all others. */
function shown(member: Shown): Record<string, unknown> {
  const { displayName, memberTypes, account, availability, visibility, status, ...others } = member;
  const { roleByLocale, headlineByLocale, aboutByLocale, ...rest } = others;
  return {
    ...rest,
    name: displayName,
    role: roleByLocale ?? rest.role,
    headline: headlineByLocale ?? rest.headline,
    about: aboutByLocale ?? rest.about,
    availability: lower(availability),
    visibility: lower(visibility),
    status: lower(status),
    memberTypes: memberTypes.map((type) => ({ ...type, color: lower(type.color) })),
    email: account?.email ?? null,
  };
}

const FIELDS = {
  handle: asIs,
  displayName: asIs,
  role: byLocale,
  headline: byLocale,
  about: byLocale,
  cover: asIs,
  pronouns: asIs,
  company: asIs,
  city: asIs,
  country: asIs,
  skills: asIs,
  tools: asIs,
  languages: asIs,
  links: asIs,
  availability: upper,
  availableFrom: asIs,
  visibility: upper,
};

/** Unknown fields are ignored, never written; nor is what is said of an address being verified. */
function memberInput(whole: Body, isNew: boolean): Body {
  const body = unwrapped(whole, "member");
  const { handle, ...rest } = taken(
    { ...body, displayName: body.displayName ?? body.name },
    FIELDS,
  );
  const { memberTypes, email, version } = body;
  return {
    ...rest,
    ...(memberTypes !== undefined && { typeIds: idsOf(memberTypes, "memberTypes") }),
    ...(isNew ? { handle, ...(email !== undefined && { email }) } : { version }),
  };
}

const BODY = "Texts by locale or in English; `memberTypes` as ids or as objects with an id";

export const routes: Route[] = [
  {
    method: "GET",
    path: "/api/members",
    summary: "Members by name; e-mail addresses are for admins and the members themselves",
    query: PAGED(UNPAGED),
    isPublic: true,
    document: `query($first: Int, $page: Int) {
      members(first: $first, page: $page) { totalCount nodes { ...Shown } }
    } ${SHOWN}`,
    variables: (request) => windowOf(request, UNPAGED),
    reply: ({ members: page }, request) => ({
      members: page.nodes.map(shown),
      pagination: pagination(request, UNPAGED, page),
    }),
  },
  {
    method: "POST",
    path: "/api/members",
    summary: "Adds a member; with `email` their account, whose address counts as verified",
    body: { member: BODY },
    document: `mutation($input: CreateMemberInput!) {
      member: createMember(input: $input) { ...Shown }
    } ${SHOWN}`,
    variables: ({ body }) => ({ input: memberInput(body, true) }),
    reply: ({ member }) => ({ member: shown(member) }),
  },
  {
    method: "POST",
    path: "/api/members/delete",
    summary: "Deletes several members; their posts and comments stay",
    body: { selected: "The ids" },
    document: `mutation($ids: [ID!]!) { deleteMembers(ids: $ids) { deleted failed { id message } } }`,
    variables: ({ body }) => ({ ids: idsOf(body.selected, "selected") }),
    reply: ({ deleteMembers }) => deleteMembers,
  },
  {
    method: "POST",
    path: "/api/members/{id}",
    summary: "Changes a member",
    body: { member: `${BODY}; with \`version\`, only if nobody else was faster` },
    document: `mutation($id: ID!, $input: UpdateMemberInput!) {
      member: updateMember(id: $id, input: $input) { ...Shown }
    } ${SHOWN}`,
    variables: ({ params, body }) => ({ id: params.id, input: memberInput(body, false) }),
    reply: ({ member }) => ({ member: shown(member) }),
  },
  {
    method: "DELETE",
    path: "/api/members/{id}",
    summary: "Deletes a member; their posts and comments stay",
    document: "mutation($id: ID!) { id: deleteMember(id: $id) }",
    variables: ({ params }) => ({ id: params.id }),
    reply: ({ id }) => ({ success: true, id }),
  },
];
