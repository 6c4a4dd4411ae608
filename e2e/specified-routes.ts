import { brief, craft, fjordlys, identity, member } from "./demo-world.ts";

/**
 * The routes of the specification, section 2, with examples of the demo data; in braces those of `subjects.ts`.
 * The two of `/api/auth` belong to its authentication service.
 */
export const SPECIFIED_ROUTES: Record<"public" | "dashboard", readonly string[]> = {
  public: [
    "/auth/login",
    "/auth/register",
    "/auth/login-unprotected",
    "/auth/register-unprotected",
    "/auth/verify",
    "/auth/reset-password",
    "/auth/new-password",
    "/api/auth/signin",
    "/api/auth/error",
    "/",
    "/coming-soon",
    "/maintenance",
    "/pricing",
    "/payment",
    "/about-us",
    "/contact-us",
    "/members",
    "/blog",
    "/careers",
    "/solutions",
    "/faqs",
    "/403",
    "/404",
    "/500",
    "/changelog",
    "/info",
    `/${member.handle}/`,
    "/page/terms-and-conditions",
    "/page/privacy-policy",
    "/projects",
    `/projects/${fjordlys.type}`,
    `/projects/${fjordlys.type}/${fjordlys.slug}`,
    "/blog/categories",
    `/blog/categories/${craft.en}`,
    `/blog/${brief.slug.en}`,
    `/solutions/${identity.slug.en}`,
  ],
  dashboard: `
    kanban calendar files-manager permission-denied settings
    app ecommerce analytics banking booking file
    mail mail/all
    chat chat/new chat/{conversation}
    user user/new user/list user/cards user/type user/account
    user/{member}/edit
    changelog changelog/new changelog/list changelog/{entry}/edit
    proxy proxy/servers proxy/clients
    contact contact/list
    e-commerce/shop e-commerce/list e-commerce/checkout e-commerce/product/new
    e-commerce/product/{product} e-commerce/product/{product}/edit
    invoice invoice/list invoice/new invoice/{invoice} invoice/{draft}/edit
    payments
    blog/posts blog/new blog/post/{post} blog/post/edit/{post}
    blog/categories blog/comments
    pages pages/new pages/{page}/edit
    solutions solutions/new solutions/{solution}/edit
    projects projects/new projects/types projects/{project}
    projects/edit/{project}
    jobs jobs/new jobs/{job}/edit jobs/{job}/applications
  `
    .trim()
    .split(/\s+/)
    .map((path) => `/dashboard/${path}`),
};

/** The blog's pages that the specification names by their query. */
export const SPECIFIED_QUERIES = [`/blog?category=${craft.en}`, "/blog?page=2"];
