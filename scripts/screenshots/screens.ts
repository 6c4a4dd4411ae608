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
  { name: "chat", person: "editor", path: "/dashboard/chat", link: /^Studio Nord × Amara/ },
];
