import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { navItems } from "./shell/dashboard/navigation.ts";

/** The public pages once for each prefix; ":locale?" would match members as languages. */
function site(locale: "en" | "fr" | "no") {
  const id = (name: string) => ({ id: `${locale}/${name}` });
  const pages = [
    layout("shell/public/public-layout.tsx", id("layout"), [
      index("screens/public/home.tsx", id("home")),
      route("blog", "screens/public/blog.tsx", id("blog")),
      route("blog/categories", "screens/public/blog-categories.tsx", id("blog-categories")),
      route("blog/categories/:category", "screens/public/blog-category.tsx", id("blog-category")),
      route("changelog", "screens/public/changelog.tsx", id("changelog")),
      route("faqs", "screens/public/faqs.tsx", id("faqs")),
      route("info", "screens/public/info.tsx", id("info")),
      route("pricing", "screens/public/pricing.tsx", id("pricing")),
      route("payment", "screens/public/payment.tsx", id("payment")),
      route("invoices/:secret", "screens/public/invoice.tsx", id("invoice")),
      route("contact-us", "screens/public/contact-us.tsx", id("contact-us")),
      route("careers", "screens/public/careers.tsx", id("careers")),
      route("careers/:job", "screens/public/job.tsx", id("job")),
      route(
        "careers/applications/:token",
        "screens/public/own-application.tsx",
        id("own-application"),
      ),
      route("members", "screens/public/members.tsx", id("members")),
      route("search", "screens/public/search.tsx", id("search")),
      route("projects", "screens/public/projects.tsx", id("projects")),
      route("projects/:type", "screens/public/projects.tsx", id("projects-of-type")),
      route("projects/:type/:project", "screens/public/project.tsx", id("project")),
      route("solutions", "screens/public/solutions.tsx", id("solutions")),
      route("solutions/:solution", "screens/public/solution.tsx", id("solution")),
      route("about-us", "screens/public/about-us.tsx", id("about-us")),
      route("page/:slug", "screens/public/page.tsx", id("page")),
      route("blog/:post", "screens/public/post.tsx", id("post")),
      route("blog/preview/:secret", "screens/public/post-preview.tsx", id("post-preview")),
      ...["403", "404", "500"].map((status) =>
        route(status, "screens/public/status.tsx", id(status)),
      ),
      route(":id", "screens/public/member.tsx", id("member")),
      route("*", "screens/public/missing.tsx", id("missing")),
    ]),
    route("maintenance", "screens/public/maintenance.tsx", id("maintenance")),
    route("coming-soon", "screens/public/coming-soon.tsx", id("coming-soon")),
    // an item's slug has no dot, so no page is hidden by its noun's feed
    route("blog/feed.xml", "screens/public/feeds/posts.ts", id("posts-feed")),
    route("projects/feed.xml", "screens/public/feeds/projects.ts", id("projects-feed")),
    route("careers/feed.xml", "screens/public/feeds/jobs.ts", id("careers-feed")),
    route("changelog/feed.xml", "screens/public/feeds/changelog.ts", id("changelog-feed")),
    route("rss.xml", "screens/public/feeds/posts.ts", id("rss")),
  ];
  return locale === "en" ? pages : prefix(locale, pages);
}

export default [
  ...site("en"),
  ...site("fr"),
  ...site("no"),
  layout("shell/auth-layout.tsx", [
    route("share/:secret", "screens/public/shared-file.tsx"),
    ...prefix("auth", [
      route("login", "screens/auth/login.tsx"),
      route("login-unprotected", "screens/auth/login-unprotected.tsx"),
      route("register", "screens/auth/register.tsx"),
      route("register-unprotected", "screens/auth/register-unprotected.tsx"),
      route("verify", "screens/auth/verify.tsx"),
      route("reset-password", "screens/auth/reset-password.tsx"),
      route("new-password", "screens/auth/new-password.tsx"),
    ]),
  ]),
  layout("shell/dashboard/dashboard-layout.tsx", [
    layout("shell/dashboard/dashboard-shell.tsx", [
      layout("shell/dashboard/screen-layout.tsx", [
        ...navItems.flatMap(({ to, screen }) => (screen ? route(to.slice(1), screen) : [])),
        ...prefix("dashboard", [
          index("screens/dashboard/start.tsx"),
          route("app", "screens/dashboard/app.tsx"),
          route("chat", "screens/dashboard/chat/chat.tsx", [
            index("screens/dashboard/chat/none.tsx"),
            route("new", "screens/dashboard/chat/new.tsx"),
            route(":id", "screens/dashboard/chat/conversation.tsx"),
          ]),
          route("kanban", "screens/dashboard/boards/boards.tsx"),
          route("calendar", "screens/dashboard/calendar/calendar.tsx"),
          route("files-manager", "screens/dashboard/files/files.tsx"),
          route("file", "screens/dashboard/files/overview.tsx"),
          // A new document has the screen of its editor: nothing is built anew when it gets an id.
          ...prefix("blog", [
            route("posts", "screens/dashboard/blog/posts.tsx"),
            route("new", "screens/dashboard/blog/post-edit.tsx", { id: "new/post" }),
            route("post/:id", "screens/dashboard/blog/post.tsx"),
            route("post/edit/:id", "screens/dashboard/blog/post-edit.tsx"),
            route("comments", "screens/dashboard/blog/comments.tsx"),
          ]),
          ...prefix("projects", [
            index("screens/dashboard/projects/projects.tsx"),
            route("new", "screens/dashboard/projects/edit.tsx", { id: "new/project" }),
            route("edit/:id", "screens/dashboard/projects/edit.tsx"),
            route(":id", "screens/dashboard/projects/project.tsx"),
          ]),
          ...prefix("solutions", [
            index("screens/dashboard/solutions/list.tsx"),
            route("new", "screens/dashboard/solutions/edit.tsx", { id: "new/solution" }),
            route(":id/edit", "screens/dashboard/solutions/edit.tsx"),
          ]),
          ...prefix("jobs", [
            index("screens/dashboard/jobs/list.tsx"),
            route("new", "screens/dashboard/jobs/edit.tsx", { id: "new/job" }),
            route(":id/edit", "screens/dashboard/jobs/edit.tsx"),
            route(":id/applications", "screens/dashboard/jobs/applications.tsx"),
          ]),
          ...prefix("pages", [
            index("screens/dashboard/pages/list.tsx"),
            route("new", "screens/dashboard/pages/edit.tsx", { id: "new/page" }),
            route(":id/edit", "screens/dashboard/pages/edit.tsx"),
          ]),
          ...prefix("changelog", [
            index("screens/dashboard/changelog/start.tsx"),
            route("list", "screens/dashboard/changelog/list.tsx"),
            route("new", "screens/dashboard/changelog/edit.tsx", { id: "new/changelog" }),
            route(":id/edit", "screens/dashboard/changelog/edit.tsx"),
          ]),
          ...prefix("e-commerce", [
            index("screens/dashboard/e-commerce/start.tsx"),
            route("shop", "screens/dashboard/e-commerce/shop.tsx"),
            route("list", "screens/dashboard/e-commerce/list.tsx"),
            route("checkout", "screens/dashboard/e-commerce/checkout.tsx"),
            route("orders", "screens/dashboard/e-commerce/orders.tsx"),
            route("orders/:id", "screens/dashboard/e-commerce/order.tsx"),
            route("product/new", "screens/dashboard/e-commerce/edit.tsx", { id: "new/product" }),
            route("product/:id", "screens/dashboard/e-commerce/product.tsx"),
            route("product/:id/edit", "screens/dashboard/e-commerce/edit.tsx"),
          ]),
          ...prefix("contact", [
            index("screens/dashboard/contact/start.tsx"),
            route("list", "screens/dashboard/contact/list.tsx"),
            route(":id", "screens/dashboard/contact/request.tsx"),
          ]),
          ...prefix("proxy", [
            index("screens/dashboard/proxy/start.tsx"),
            route("servers", "screens/dashboard/proxy/servers.tsx"),
            route("servers/:id", "screens/dashboard/proxy/server.tsx"),
            route("clients", "screens/dashboard/proxy/clients.tsx"),
          ]),
          ...prefix("message-reports", [
            index("screens/dashboard/message-reports/reports.tsx"),
            route(":id", "screens/dashboard/message-reports/report.tsx"),
          ]),
          ...prefix("user", [
            index("screens/dashboard/user/start.tsx"),
            route("list", "screens/dashboard/user/list.tsx"),
            route("cards", "screens/dashboard/user/cards.tsx"),
            route("new", "screens/dashboard/user/new.tsx"),
            route(":id/edit", "screens/dashboard/user/edit.tsx"),
            route("account", "screens/dashboard/user/account.tsx"),
          ]),
          ...prefix("invoice", [
            index("screens/dashboard/invoice/start.tsx"),
            route("list", "screens/dashboard/invoice/list.tsx"),
            route("new", "screens/dashboard/invoice/edit.tsx", { id: "new/invoice" }),
            route(":id", "screens/dashboard/invoice/invoice.tsx"),
            route(":id/edit", "screens/dashboard/invoice/edit.tsx"),
          ]),
          route("payments", "screens/dashboard/payments.tsx"),
          route("welcome", "screens/dashboard/welcome.tsx"),
          route("settings", "screens/dashboard/settings.tsx"),
          route("permission-denied", "screens/dashboard/permission-denied.tsx"),
          route("kit", "screens/dashboard/kit.tsx"),
          route("*", "screens/dashboard/missing.tsx"),
        ]),
      ]),
    ]),
  ]),
  route("en/*?", "screens/public/english.ts"),
  route("robots.txt", "screens/public/feeds/robots.ts"),
  route(".well-known/security.txt", "screens/public/feeds/security.ts"),
  route("settings", "screens/public/settings.ts"),
  route("locale/:locale", "screens/public/choose-locale.ts"),
  layout("shell/developer-layout.tsx", [
    route("graphql", "screens/public/explorer.tsx"),
    route("api/docs", "screens/public/rest-calls.tsx"),
  ]),
] satisfies RouteConfig;
