import { MEMBER_NAME, picture, POST_SUMMARY, postSummary } from "./post-summary.ts";
import { LOCALE, localeOf, lower, type Route } from "./route.ts";

/** With $locale: a member as cards show them. */
const MEMBER_SUMMARY = `fragment Person on Member {
  ${MEMBER_NAME} role(locale: $locale) englishRole: role
  headline(locale: $locale) englishHeadline: headline
  city country availability availableFrom
  posts(first: 3) { nodes { cover coverAlt(locale: $locale) } }
}`;

interface Person extends Record<string, unknown> {
  availability: string;
  posts: { nodes: { cover: string | null; coverAlt: string | null }[] };
}

/** What is not written in the language is shown in English. */
const person = ({ englishRole, englishHeadline, posts, availability, ...member }: Person) => ({
  ...member,
  role: member.role ?? englishRole,
  headline: member.headline ?? englishHeadline,
  availability: lower(availability),
  covers: posts.nodes.flatMap(({ cover, coverAlt }) => picture(cover, coverAlt) ?? []),
});

export const routes: Route[] = [
  {
    method: "GET",
    path: "/api/members/public/{id}",
    summary: "A public profile, by id or handle",
    query: LOCALE,
    isPublic: true,
    document: `query($id: ID!, $locale: Locale!) {
      member(id: $id) {
        ...Person
        about(locale: $locale) englishAbout: about cover skills tools languages
        links { label url } memberSince: createdAt acceptsMessages
        published(locale: $locale, first: 6) { totalCount nodes { ...Summary } }
      }
    } ${MEMBER_SUMMARY} ${POST_SUMMARY}`,
    variables: (request) => ({ id: request.params.id, locale: localeOf(request) }),
    reply({ member }) {
      const { englishAbout, published, about, ...rest } = member;
      return {
        member: {
          ...person(rest),
          about: about ?? englishAbout,
          postCount: published.totalCount,
          posts: published.nodes.map(postSummary),
        },
      };
    },
  },
  {
    method: "GET",
    path: "/api/home",
    summary: "What the front page shows",
    query: LOCALE,
    isPublic: true,
    document: `query($locale: Locale!) {
      featured: publishedPosts(locale: $locale, featured: true, first: 3) { nodes { ...Summary } }
      posts: publishedPosts(locale: $locale, featured: false, first: 4) { nodes { ...Summary } }
      open: members(first: 4, filter: { availability: OPEN }) { totalCount nodes { ...Person } }
      limited: members(first: 4, filter: { availability: LIMITED }) { nodes { ...Person } }
      booked: members(first: 4, filter: { availability: BOOKED }) { nodes { ...Person } }
      members { totalCount }
    } ${POST_SUMMARY} ${MEMBER_SUMMARY}`,
    variables: (request) => ({ locale: localeOf(request) }),
    reply: ({ featured, posts, open, limited, booked, members: all }) => ({
      featured: featured.nodes.map(postSummary),
      posts: posts.nodes.map(postSummary),
      members: [...open.nodes, ...limited.nodes, ...booked.nodes].slice(0, 4).map(person),
      memberCount: all.totalCount,
      availableCount: open.totalCount,
    }),
  },
];
