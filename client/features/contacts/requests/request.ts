import type { IntlShape } from "react-intl";
import type { ContactStatus } from "../../../schema.generated.ts";
import { textIn } from "../../../admin/text-in.ts";
import type { Locale } from "../../../i18n/locale.ts";
import type { ContactRequestListQuery, ContactRequestQuery } from "./contact-request.generated.ts";

export type ListedRequest = ContactRequestListQuery["contactRequests"]["nodes"][number];

/** The dashboard's list of requests, and the URL of one request. */
export const requestsAddress = "/dashboard/contact/list";
export const requestAddress = (id: string): string => `/dashboard/contact/${id}`;

export type OpenRequest = ContactRequestQuery["contactRequest"];
export type ThreadEntry = OpenRequest["entries"][number];
export type MergedRequest = OpenRequest["merged"][number];

export const STATUSES: readonly ContactStatus[] = ["NEW", "OPEN", "REPLIED", "ARCHIVED", "SPAM"];

/** What a request is called: its subject, the project it is about, or the member who is asked. */
export function requestTitle(
  intl: IntlShape,
  locale: Locale,
  { kind, subject, member, project }: ListedRequest,
): string {
  if (kind === "MESSAGE") return subject ?? "";
  if (kind === "QUESTION") return subject ?? intl.formatMessage({ id: "requests.question" });
  if (!project)
    return intl.formatMessage({ id: "requests.quoteOf" }, { name: member?.displayName ?? "" });
  const title = project.title ?? textIn(project.titleByLocale, locale);
  return intl.formatMessage({ id: "requests.quoteFor" }, { title });
}
