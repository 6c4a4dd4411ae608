// What header, menu and footer lead to. Only what exists.

export interface SiteLink {
  to: string;
  /** A message, or a name that is the same in every language */
  label: string;
  /** A document of its own, the same in every language, or a feed */
  isDocument?: boolean;
}

export interface LinkGroup {
  title: string;
  links: readonly SiteLink[];
}

/** The areas, in the line of the header. */
export const areas: readonly SiteLink[] = [
  { to: "/projects", label: "projects.title" },
  { to: "/members", label: "site.members" },
  { to: "/solutions", label: "solutions.title" },
  { to: "/blog", label: "site.blog" },
  { to: "/careers", label: "careers.title" },
  { to: "/pricing", label: "plans.public.title" },
];

const about = { to: "/about-us", label: "site.aboutUs" };
const contact = { to: "/contact-us", label: "contact.message.title" };
const changelog = { to: "/changelog", label: "changelog.title" };
const info = { to: "/info", label: "info.link" };
const payment = { to: "/payment", label: "billing.public.title" };
const faqs = { to: "/faqs", label: "site.faqs" };

const legal: readonly SiteLink[] = [
  { to: "/page/terms-and-conditions", label: "site.legal.terms-and-conditions" },
  { to: "/page/privacy-policy", label: "site.legal.privacy-policy" },
];

const rss = { to: "/rss.xml", label: "RSS", isDocument: true };
export const developerLinks: readonly SiteLink[] = [
  { to: "/graphql", label: "GraphQL", isDocument: true },
  { to: "/api/docs", label: "site.rest", isDocument: true },
];

/** Behind "More". */
export const more: readonly LinkGroup[] = [
  { title: "site.about", links: [about, contact, changelog, info] },
  { title: "site.help", links: [faqs, payment, ...legal] },
];

export const footer: readonly LinkGroup[] = [
  { title: "site.work", links: areas.filter(({ to }) => to !== "/blog") },
  {
    title: "site.read",
    links: [
      { to: "/blog", label: "site.blog" },
      { to: "/blog/categories", label: "site.categories" },
      changelog,
      rss,
    ],
  },
  { title: "site.about", links: [about, contact, faqs, payment, info] },
  { title: "site.developers", links: developerLinks },
];

export const moreLinks: readonly SiteLink[] = more.flatMap(({ links }) => links);

/** The link of a page: the one with the longest matching prefix. */
export function currentLink(path: string): string | undefined {
  return [...areas, ...moreLinks].findLast(({ to }) => path === to || path.startsWith(`${to}/`))
    ?.to;
}
