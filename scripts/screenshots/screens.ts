/** Accounts of the demo data, and a visitor */
export const people = ["visitor", "admin", "editor", "recruiter"] as const;
export type Person = (typeof people)[number];

/** A screen to take a screenshot of. */
export interface Screen {
  name: string;
  person: Person;
  /** With an object of e2e/subjects.ts in braces where it needs an id */
  path: string;
  /** The name of a link on that page which leads to the screen */
  link?: string | RegExp;
  /** The URL of the screen, if it is not the link's own */
  address?: (path: string) => string;
}

const posts = "/dashboard/blog/posts";
const brief = /^What a good brief looks like/;

export const screens: Screen[] = [
  { name: "home", person: "visitor", path: "/" },
  { name: "blog", person: "visitor", path: "/blog" },
  { name: "post", person: "visitor", path: "/blog/what-a-good-brief-looks-like" },
  { name: "member", person: "visitor", path: "/freya-holm" },
  { name: "members", person: "visitor", path: "/members" },
  { name: "projects", person: "visitor", path: "/projects" },
  { name: "project", person: "visitor", path: "/projects/wayfinding/fjordlys" },
  { name: "solutions", person: "visitor", path: "/solutions" },
  { name: "solution", person: "visitor", path: "/solutions/an-identity-that-prints" },
  { name: "pricing", person: "visitor", path: "/pricing" },
  { name: "faqs", person: "visitor", path: "/faqs" },
  { name: "changelog", person: "visitor", path: "/changelog" },
  { name: "contact", person: "visitor", path: "/contact-us" },
  { name: "careers", person: "visitor", path: "/careers" },
  { name: "job", person: "visitor", path: "/careers/web-developer-who-deletes-things" },
  { name: "own-application", person: "visitor", path: "/careers/applications/deleted" },
  { name: "about-us", person: "visitor", path: "/about-us" },
  { name: "page", person: "visitor", path: "/page/terms-and-conditions" },
  { name: "info", person: "visitor", path: "/info" },
  { name: "search", person: "visitor", path: "/search?search=ferry" },
  { name: "coming-soon", person: "visitor", path: "/coming-soon" },
  { name: "maintenance", person: "visitor", path: "/maintenance" },
  { name: "posts", person: "admin", path: posts },
  {
    name: "post-detail",
    person: "admin",
    path: posts,
    link: brief,
    address: (edit) => edit.replace("/edit/", "/"),
  },
  { name: "post-editor", person: "admin", path: posts, link: brief },
  { name: "comments", person: "admin", path: "/dashboard/blog/comments" },
  { name: "user-list", person: "admin", path: "/dashboard/user/list" },
  { name: "user-cards", person: "admin", path: "/dashboard/user/cards" },
  { name: "user-edit", person: "admin", path: "/dashboard/user/list", link: "Freya Holm" },
  { name: "overview", person: "admin", path: "/dashboard/app" },
  { name: "project-list", person: "admin", path: "/dashboard/projects" },
  { name: "solution-list", person: "admin", path: "/dashboard/solutions" },
  { name: "requests", person: "admin", path: "/dashboard/contact/list" },
  { name: "request", person: "admin", path: "/dashboard/contact/{request}" },
  { name: "project-editor", person: "admin", path: "/dashboard/projects/edit/{project}" },
  { name: "project-media", person: "admin", path: "/dashboard/projects/edit/{project}?tab=media" },
  { name: "project-team", person: "admin", path: "/dashboard/projects/edit/{project}?tab=team" },
  { name: "project-screen", person: "admin", path: "/dashboard/projects/{project}" },
  { name: "jobs", person: "recruiter", path: "/dashboard/jobs" },
  { name: "job-edit", person: "recruiter", path: "/dashboard/jobs/{job}/edit" },
  {
    name: "applications-board",
    person: "recruiter",
    path: "/dashboard/jobs/{job}/applications?view=steps",
  },
  {
    name: "applications-reading",
    person: "recruiter",
    path: "/dashboard/jobs/{job}/applications?view=read",
  },
  { name: "pages", person: "admin", path: "/dashboard/pages" },
  { name: "page-edit", person: "admin", path: "/dashboard/pages/{page}/edit" },
  { name: "changelog-list", person: "admin", path: "/dashboard/changelog/list" },
  { name: "changelog-edit", person: "admin", path: "/dashboard/changelog/{entry}/edit" },
  { name: "settings-site", person: "admin", path: "/dashboard/settings?tab=site" },
  { name: "board", person: "admin", path: "/dashboard/kanban" },
  { name: "calendar", person: "editor", path: "/dashboard/calendar" },
  { name: "files", person: "editor", path: "/dashboard/files-manager" },
  { name: "shop", person: "admin", path: "/dashboard/e-commerce/shop" },
  { name: "product", person: "admin", path: "/dashboard/e-commerce/product/{product}" },
  { name: "orders", person: "admin", path: "/dashboard/e-commerce/orders" },
  { name: "order", person: "admin", path: "/dashboard/e-commerce/orders/{order}" },
  { name: "invoices", person: "admin", path: "/dashboard/invoice/list" },
  { name: "invoice", person: "admin", path: "/dashboard/invoice/{invoice}" },
  { name: "payments", person: "admin", path: "/dashboard/payments" },
  { name: "mail", person: "admin", path: "/dashboard/mail" },
  { name: "proxies", person: "admin", path: "/dashboard/proxy/servers" },
  { name: "sales", person: "admin", path: "/dashboard/ecommerce" },
  { name: "banking", person: "admin", path: "/dashboard/banking" },
  { name: "analytics", person: "admin", path: "/dashboard/analytics" },
  { name: "security", person: "admin", path: "/dashboard/user/account?tab=security" },
  { name: "chat", person: "editor", path: "/dashboard/chat", link: /^Studio Nord × Amara/ },
];
