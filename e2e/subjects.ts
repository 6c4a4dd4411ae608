import { demo } from "./accounts.ts";
import { brief, fjordlys, identity, member } from "./demo-world.ts";

/** The object of a dashboard screen, and how its id is found in the demo data. */
export interface Subject {
  name: string;
  query: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- the answer has the shape of the query
  idOf(data: any): string | undefined;
}

const post: Subject = {
  name: "post",
  query: `{ publishedPost(slug: "${brief.slug.en}") { id } }`,
  idOf: ({ publishedPost }) => publishedPost?.id,
};

const project: Subject = {
  name: "project",
  query: `{ projectToEdit(id: "${fjordlys.slug}") { id } }`,
  idOf: ({ projectToEdit }) => projectToEdit?.id,
};

const job: Subject = {
  name: "job",
  // of the demo data: others come and go while tests run
  query: "{ jobs(first: 100, order: { field: CREATED_AT, direction: ASC }) { nodes { id } } }",
  idOf: ({ jobs }) => jobs.nodes[0]?.id,
};

const invoice = (status: string, name: string): Subject => ({
  name,
  // of the demo data: others come and go while tests run
  query: `{ invoices(first: 100) { nodes { id status kind } } }`,
  idOf: ({ invoices }) =>
    invoices.nodes.findLast(
      (one: { status: string; kind: string }) => one.status === status && one.kind === "INVOICE",
    )?.id,
});

const product: Subject = {
  name: "product",
  query: `{ productBySlug(slug: "saltstraumen") { id } }`,
  idOf: ({ productBySlug }) => productBySlug?.id,
};

const order: Subject = {
  name: "order",
  // of the demo data: others come while tests run
  query: "{ orders(first: 1, order: { field: CREATED_AT, direction: ASC }) { nodes { id } } }",
  idOf: ({ orders }) => orders.nodes[0]?.id,
};

/** By the file of the route. A screen with `:id` in its URL needs one: there is no default. */
const SUBJECTS: Record<string, Subject> = {
  "screens/dashboard/changelog/edit.tsx": {
    name: "entry",
    query: "{ changelogEntries { id } }",
    idOf: ({ changelogEntries }) => changelogEntries[0]?.id,
  },
  "screens/dashboard/blog/post.tsx": post,
  "screens/dashboard/blog/post-edit.tsx": post,
  "screens/dashboard/chat/conversation.tsx": {
    name: "conversation",
    query: `{ conversationByKey(key: "${member.handle}") { id } }`,
    idOf: ({ conversationByKey }) => conversationByKey?.id,
  },
  "screens/dashboard/projects/project.tsx": project,
  "screens/dashboard/projects/edit.tsx": project,
  "screens/dashboard/invoice/invoice.tsx": invoice("OPEN", "invoice"),
  "screens/dashboard/invoice/edit.tsx": invoice("DRAFT", "draft"),
  "screens/dashboard/jobs/edit.tsx": job,
  "screens/dashboard/jobs/applications.tsx": job,
  "screens/dashboard/e-commerce/order.tsx": order,
  "screens/dashboard/e-commerce/product.tsx": product,
  "screens/dashboard/e-commerce/edit.tsx": product,
  "screens/dashboard/solutions/edit.tsx": {
    name: "solution",
    query: `{ publishedSolution(slug: "${identity.slug.en}") { id } }`,
    idOf: ({ publishedSolution }) => publishedSolution?.id,
  },
  "screens/dashboard/pages/edit.tsx": {
    name: "page",
    query: `{ publishedPage(slug: "accessibility") { id } }`,
    idOf: ({ publishedPage }) => publishedPage?.id,
  },
  "screens/dashboard/contact/request.tsx": {
    name: "request",
    // of the demo data: others come and go while tests run
    query: "{ contactRequests(first: 100) { nodes { id } } }",
    idOf: ({ contactRequests }) => contactRequests.nodes.at(-1)?.id,
  },
  "screens/dashboard/message-reports/report.tsx": {
    name: "report",
    // of the demo data: others come and go while tests run
    query: "{ messageReports(first: 100) { nodes { id } } }",
    idOf: ({ messageReports }) => messageReports.nodes.at(-1)?.id,
  },
  "screens/dashboard/proxy/server.tsx": {
    name: "server",
    // of the demo data: others come and go while tests run
    query: `{ proxyServers(filter: { search: "oslo-1" }) { nodes { id } } }`,
    idOf: ({ proxyServers }) => proxyServers.nodes[0]?.id,
  },
  "screens/dashboard/user/edit.tsx": {
    name: "member",
    query: `{ member(id: "${member.handle}") { id } }`,
    idOf: (data) => data.member?.id,
  },
};

export const subjectOf = (file: string): Subject | undefined => SUBJECTS[file];

/** The demo admin has no profile and no conversations. */
export const whoOpens = (path: string) =>
  demo(path.startsWith("/dashboard/chat") ? "editor" : "admin");

/** The URL of a screen, with the id of the object whose name it has in braces. */
export async function addressOf(
  path: string,
  ask: (query: string) => Promise<unknown>,
): Promise<string> {
  const [placeholder, name = ""] = /\{(\w+)\}/.exec(path) ?? [];
  if (!placeholder) return path;
  const subject = Object.values(SUBJECTS).find((each) => each.name === name);
  const id = subject && subject.idOf(await ask(subject.query));
  if (!id) throw new Error(`The demo world has no ${name} to open ${path} with`);
  return path.replace(placeholder, id);
}
