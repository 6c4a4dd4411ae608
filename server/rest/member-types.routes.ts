import { asIs, type Body, byLocale, taken, upper, idsOf } from "./body.ts";
import { LOCALE, localeOf, lower, type Route, unwrapped } from "./route.ts";

const SHOWN = `fragment Shown on MemberType {
  id version createdAt updatedAt slug icon color isDefault order memberCount
  text: name(locale: $locale) english: name explained: description(locale: $locale)
  nameByLocale { en fr no } descriptionByLocale { en fr no }
}`;

interface Shown extends Record<string, unknown> {
  color: string;
  text: string | null;
  english: string | null;
  explained: string | null;
  nameByLocale: object | null;
  descriptionByLocale: object | null;
}

/** Texts by locale for those who edit them, in the language of the query for all others. */
function shown(type: Shown): Record<string, unknown> {
  const { text, english, explained, nameByLocale, descriptionByLocale, color, ...rest } = type;
  return {
    ...rest,
    name: nameByLocale ?? text ?? english,
    description: descriptionByLocale ?? explained,
    color: lower(color),
  };
}

const FIELDS = {
  name: byLocale,
  slug: asIs,
  description: byLocale,
  icon: asIs,
  color: upper,
  isDefault: asIs,
  order: asIs,
};

/** Unknown fields are ignored, never written. */
function typeInput(whole: Body, isNew: boolean): Body {
  const body = unwrapped(whole, "memberType");
  return { ...taken(body, FIELDS), ...(!isNew && { version: body.version }) };
}

const BODY = "Name and description by locale; slug, icon, color, isDefault, order";

export const routes: Route[] = [
  {
    method: "GET",
    path: "/api/membertypes",
    summary: "The types of members",
    query: LOCALE,
    isPublic: true,
    document: `query($locale: Locale!) { memberTypes { ...Shown } } ${SHOWN}`,
    variables: (request) => ({ locale: localeOf(request) }),
    reply: (data) => ({ memberTypes: data.memberTypes.map(shown) }),
  },
  {
    method: "POST",
    path: "/api/membertypes",
    summary: "Adds a type",
    body: { memberType: BODY },
    document: `mutation($input: CreateMemberTypeInput!, $locale: Locale!) {
      memberType: createMemberType(input: $input) { ...Shown }
    } ${SHOWN}`,
    variables: (request) => ({
      input: typeInput(request.body, true),
      locale: localeOf(request),
    }),
    reply: ({ memberType }) => ({ memberType: shown(memberType) }),
  },
  {
    method: "POST",
    path: "/api/membertypes/delete",
    summary: "Deletes several types; their members stay",
    body: { selected: "The ids" },
    document: `mutation($ids: [ID!]!) {
      deleteMemberTypes(ids: $ids) { deleted failed { id message } }
    }`,
    variables: ({ body }) => ({ ids: idsOf(body.selected, "selected") }),
    reply: ({ deleteMemberTypes }) => deleteMemberTypes,
  },
  {
    method: "POST",
    path: "/api/membertypes/{id}",
    summary: "Changes a type",
    body: { memberType: `${BODY}; with \`version\`, only if nobody else was faster` },
    document: `mutation($id: ID!, $input: UpdateMemberTypeInput!, $locale: Locale!) {
      memberType: updateMemberType(id: $id, input: $input) { ...Shown }
    } ${SHOWN}`,
    variables: (request) => ({
      id: request.params.id,
      input: typeInput(request.body, false),
      locale: localeOf(request),
    }),
    reply: ({ memberType }) => ({ memberType: shown(memberType) }),
  },
  {
    method: "DELETE",
    path: "/api/membertypes/{id}",
    summary: "Deletes a type; its members stay",
    document: "mutation($id: ID!) { id: deleteMemberType(id: $id) }",
    variables: ({ params }) => ({ id: params.id }),
    reply: ({ id }) => ({ success: true, id }),
  },
];
