// Which messages public pages load. The others are the dashboard's.

const PUBLIC_AREAS = [
  "blog",
  "careers",
  "comingSoon",
  "comments",
  "contact",
  "explorer",
  "feeds",
  "home",
  "info",
  "members",
  "search",
  "site",
  "ui",
];
/** Parts of a public area that only the dashboard shows. */
const WORKSPACE_PARTS = ["comments.moderation", "members.admin", "members.edit"];
/** Parts of an area of the dashboard that public pages show. */
const PUBLIC_PARTS = [
  "billing.public",
  "changelog.kind",
  "changelog.public",
  "changelog.title",
  "developers.graphql",
  "faqs.public",
  "files.public",
  "form.field",
  "form.refused",
  "form.website",
  "invoices.paper",
  "invoices.quantity",
  "invoices.state",
  "link.copied",
  "link.notCopied",
  "pages.public",
  "payments.method",
  "payments.status",
  "plans.public",
  "projects.public",
  "projects.stage",
  "projects.title",
  "solutions.items",
  "solutions.public",
  "solutions.title",
];

/** Whether public pages load a message. */
export function isPublicMessage(id: string): boolean {
  const [area = "", part] = id.split(".");
  const path = `${area}.${part}`;
  if (PUBLIC_PARTS.includes(path)) return true;
  return PUBLIC_AREAS.includes(area) && !WORKSPACE_PARTS.includes(path);
}
