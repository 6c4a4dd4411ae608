import { z } from "zod";
import {
  DirectoryTotalFields,
  HomeDocument,
  MemberDirectoryDocument,
  MemberName,
  MemberSummaryFields,
  PublicMemberDocument,
} from "./documents.generated.ts";
import { Picture, picture, PostSummary, postSummary } from "./post-summary.ts";
import { coverOf, ProjectSummary, summaryOf, TypeName, typeName } from "./project-summary.ts";
import {
  LOCALE,
  localeOf,
  movedBelow,
  PAGED,
  pageArgsOf,
  Pagination,
  pagination,
  type RestRequest,
  route,
} from "./route.ts";

const { role, headline, city, country, availability, availableFrom } = MemberSummaryFields.shape;

const PAGE = 12;
const SEPARATED = ", separated by commas: members with any of them";
const MAX_COVERS = 3;

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
    covers: z
      .array(Picture)
      .describe(
        `Covers of their newest projects, then posts, at most ${MAX_COVERS}; without any, their own cover`,
      ),
  })
  .meta({ id: "MemberSummary" });

/** Texts without a translation are shown in English. */
function summary<Read extends z.output<typeof MemberSummaryFields>>(member: Read) {
  const { englishRole, englishHeadline, banner, projects, posts, ...rest } = member;
  const work = [
    ...projects.nodes.map(coverOf),
    ...posts.nodes.map(({ cover, coverAlt }) => picture(cover, coverAlt)),
  ].flatMap((one) => one ?? []);
  const own = picture(banner, null);
  return {
    ...rest,
    role: member.role ?? englishRole,
    headline: member.headline ?? englishHeadline,
    covers: work.length > 0 || !own ? work.slice(0, MAX_COVERS) : [own],
  };
}

const {
  published: _published,
  shown: _shown,
  featuredProjects: _featured,
  collaborators: _collaborators,
  englishAbout: _englishAbout,
  ...profile
} = PublicMemberDocument.data.shape.member.omit(
  Object.fromEntries(Object.keys(MemberSummaryFields.shape).map((name) => [name, true])) as {
    [Name in keyof typeof MemberSummaryFields.shape]: true;
  },
).shape;

const PublicMember = MemberSummary.extend({
  ...profile,
  collaborators: z
    .array(z.object({ ...MemberName.shape, projects: z.int() }))
    .describe("With whom they share the most public projects, at most three"),
  featured: z.array(ProjectSummary).describe("The projects they show first, at most six"),
  projectCount: z.int(),
  projects: z.array(ProjectSummary).describe("A page of their public projects, newest first"),
  postCount: z.int(),
  posts: z.array(PostSummary).describe("A page of their posts in the locale, newest first"),
  pagination: z.object({ projects: Pagination, posts: Pagination }),
}).meta({ id: "PublicMember" });

const DirectoryMember = MemberSummary.extend({
  skills: MemberDirectoryDocument.data.shape.memberDirectory.shape.nodes.element.shape.skills,
}).meta({ id: "DirectoryMember" });

const Facet = z.array(DirectoryTotalFields);

const Facets = z
  .object({
    availability: Facet,
    types: z.array(z.object({ ...TypeName.shape, count: z.int() })),
    skills: Facet.describe("The most frequent ones, and those asked for"),
    tools: Facet.describe("The most frequent ones, and those asked for"),
    languages: Facet.describe("The most frequent ones, and those asked for"),
    countries: Facet,
  })
  .describe("How many members of the whole directory have each value")
  .meta({ id: "DirectoryFacets" });

/** Several values of a query parameter. */
const separated = (value: string | undefined): string[] =>
  (value ?? "").split(",").flatMap((one) => one.trim() || []);

const directoryFilter = ({ query }: RestRequest) => ({
  search: query.search || null,
  availability: query.availability?.toUpperCase() || null,
  types: separated(query.type),
  skills: separated(query.skill),
  tools: separated(query.tool),
  languages: separated(query.language),
  countries: separated(query.country).map((code) => code.toUpperCase()),
});

type Totals = z.output<typeof Facet>;

const both = (most: Totals, chosen: Totals): Totals => [
  ...most,
  ...chosen.filter(({ value }) => !most.some((one) => one.value === value)),
];

function facetsOf(data: z.output<typeof MemberDirectoryDocument.data>): z.output<typeof Facets> {
  const counts = new Map(data.types.map(({ value, count }) => [value, count]));
  return {
    availability: data.availability,
    types: data.memberTypes.map((type) => ({
      ...typeName(type),
      count: counts.get(type.id) ?? 0,
    })),
    skills: both(data.skills, data.chosenSkills),
    tools: both(data.tools, data.chosenTools),
    languages: both(data.languages, data.chosenLanguages),
    countries: data.countries,
  };
}

const Home = z
  .object({
    featured: z.array(ProjectSummary),
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
    summary: "A public profile, by id or handle; 301 for a former handle",
    moved: movedBelow("/api/members/public"),
    query: { ...LOCALE, page: { type: "integer", default: 1, description: "From 1" } },
    isPublic: true,
    variables: (request) => ({
      id: request.params.id,
      locale: localeOf(request),
      page: pageArgsOf(request, PAGE).page,
    }),
    answer: z.object({ member: PublicMember }),
    reply({ member: read }, request) {
      const { englishAbout, published, shown, featuredProjects, collaborators, ...member } = read;
      return {
        member: {
          ...summary(member),
          about: member.about ?? englishAbout,
          collaborators: collaborators.map(({ member: other, count: projects }) => ({
            ...other,
            projects,
          })),
          featured: featuredProjects.map(summaryOf),
          projectCount: shown.totalCount,
          projects: shown.nodes.map(summaryOf),
          postCount: published.totalCount,
          posts: published.nodes.map(postSummary),
          pagination: {
            projects: pagination(request, PAGE, shown),
            posts: pagination(request, PAGE, published),
          },
        },
      };
    },
  }),
  route(MemberDirectoryDocument, {
    method: "GET",
    path: "/api/members/public",
    summary: "The directory of public profiles, with what it can be filtered by",
    query: {
      ...LOCALE,
      ...PAGED(PAGE),
      search: { description: "Words in name, profession, place, skills or tools" },
      availability: { description: "open, limited or booked" },
      type: { description: `Ids or slugs of member types${SEPARATED}` },
      skill: { description: `Skills${SEPARATED}` },
      tool: { description: `Tools${SEPARATED}` },
      language: { description: `ISO 639 codes${SEPARATED}` },
      country: { description: `ISO 3166-1 alpha-2 codes${SEPARATED}` },
      sort: { default: "relevance", description: "relevance, newest or name" },
    },
    isPublic: true,
    variables(request) {
      const filter = directoryFilter(request);
      const { skills, tools, languages } = filter;
      return {
        ...pageArgsOf(request, PAGE),
        locale: localeOf(request),
        filter,
        order: request.query.sort?.toUpperCase() || "RELEVANCE",
        skills,
        tools,
        languages,
      };
    },
    answer: z.object({
      members: z.array(DirectoryMember),
      facets: Facets,
      pagination: Pagination,
    }),
    reply: (read, request) => ({
      members: read.memberDirectory.nodes.map(summary),
      facets: facetsOf(read),
      pagination: pagination(request, PAGE, read.memberDirectory),
    }),
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
      featured: featured.nodes.map(summaryOf),
      posts: posts.nodes.map(postSummary),
      members: [...open.nodes, ...limited.nodes, ...booked.nodes].slice(0, 4).map(summary),
      memberCount: all.totalCount,
      availableCount: open.totalCount,
    }),
  }),
] as const;
