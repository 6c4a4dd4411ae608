import { z } from "zod";
import {
  HomeDocument,
  MemberName,
  MemberSummaryFields,
  PublicMemberDocument,
} from "./documents.generated.ts";
import { Picture, picture, PostSummary, postSummary } from "./post-summary.ts";
import { LOCALE, localeOf, route } from "./route.ts";

const { role, headline, city, country, availability, availableFrom } = MemberSummaryFields.shape;

/** A member as shown on cards. */
const MemberSummary = z
  .object({
    ...MemberName.shape,
    role,
    headline,
    city,
    country,
    availability,
    availableFrom,
    covers: z.array(Picture).describe("Covers of their newest posts, at most three"),
  })
  .meta({ id: "MemberSummary" });

/** Texts without a translation are shown in English. */
function summary<Read extends z.output<typeof MemberSummaryFields>>(member: Read) {
  const { englishRole, englishHeadline, posts, ...rest } = member;
  return {
    ...rest,
    role: member.role ?? englishRole,
    headline: member.headline ?? englishHeadline,
    covers: posts.nodes.flatMap(({ cover, coverAlt }) => picture(cover, coverAlt) ?? []),
  };
}

const { about, cover, skills, tools, languages, links, memberSince, acceptsMessages } =
  PublicMemberDocument.data.shape.member.shape;

const PublicMember = MemberSummary.extend({
  about,
  cover,
  skills,
  tools,
  languages,
  links,
  memberSince,
  acceptsMessages,
  postCount: z.int(),
  posts: z.array(PostSummary).describe("Their newest posts in the locale, at most six"),
}).meta({ id: "PublicMember" });

const Home = z
  .object({
    featured: z.array(PostSummary),
    posts: z.array(PostSummary),
    members: z.array(MemberSummary),
    memberCount: z.int(),
    availableCount: z.int(),
  })
  .meta({ id: "Home" });

export const routes = [
  route(PublicMemberDocument, {
    method: "GET",
    path: "/api/members/public/{id}",
    summary: "A public profile, by id or handle",
    query: LOCALE,
    isPublic: true,
    variables: (request) => ({ id: request.params.id, locale: localeOf(request) }),
    answer: z.object({ member: PublicMember }),
    reply({ member: { englishAbout, published, ...member } }) {
      return {
        member: {
          ...summary(member),
          about: member.about ?? englishAbout,
          postCount: published.totalCount,
          posts: published.nodes.map(postSummary),
        },
      };
    },
  }),
  route(HomeDocument, {
    method: "GET",
    path: "/api/home",
    summary: "The content of the front page",
    query: LOCALE,
    isPublic: true,
    variables: (request) => ({ locale: localeOf(request) }),
    answer: Home,
    reply: ({ featured, posts, open, limited, booked, members: all }) => ({
      featured: featured.nodes.map(postSummary),
      posts: posts.nodes.map(postSummary),
      members: [...open.nodes, ...limited.nodes, ...booked.nodes].slice(0, 4).map(summary),
      memberCount: all.totalCount,
      availableCount: open.totalCount,
    }),
  }),
] as const;
