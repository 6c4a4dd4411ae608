/** Accounts of the demo data, and a visitor */
export const people = ["visitor", "admin", "editor"] as const;
export type Person = (typeof people)[number];

/** A screen to take a screenshot of. */
export interface Screen {
  name: string;
  person: Person;
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
  { name: "chat", person: "editor", path: "/dashboard/chat", link: /^Studio Nord × Amara/ },
];
