import IconArchive from "@tabler/icons-react/dist/esm/icons/IconArchive.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconSpy from "@tabler/icons-react/dist/esm/icons/IconSpy.mjs";
import IconInbox from "@tabler/icons-react/dist/esm/icons/IconInbox.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconUserCheck from "@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import { z } from "zod";
import { dayAfter } from "../../../admin/list/day-after.ts";
import { defineList } from "../../../admin/list/define-list.ts";
import { dates, one } from "../../../admin/list/list-params.ts";
import { LOCALE_NAMES, LOCALES, useLocale } from "../../../i18n/locale.ts";
import type { ContactStatus } from "../../../schema.generated.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import {
  AssignContactRequestsDocument,
  ContactRequestListDocument,
  DeleteContactRequestsDocument,
  SetContactRequestStatusDocument,
} from "./contact-request.generated.ts";
import { type ListedRequest, requestAddress, requestTitle } from "./request.ts";
import { StatusBadge } from "./status-badge.tsx";

const KINDS = ["QUOTE", "MESSAGE", "QUESTION"] as const;

const statusAs = (status: ContactStatus) => ({
  mutation: SetContactRequestStatusDocument,
  variables: () => ({ status }),
});

/** All that is worth reading: spam is counted apart. */
export const withoutSpam = <Counts extends { all: number; spam: number }>(counts: Counts) => ({
  ...counts,
  all: counts.all - counts.spam,
});

export const contactRequestList = defineList({
  name: "requests",
  query: ContactRequestListDocument,
  rows: ({ contactRequests }) => contactRequests,
  variables: (_, { may }) => ({ staff: may("contact:answer") }),
  nameOf: ({ name }, { word }) => word("requestBy", { name }),
  poll: 60_000,
  // Requests are personal data that is deleted after a year, here.
  exports: false,
  tabs: {
    all: { filter: { isSpam: false } },
    new: { tone: "warn", filter: { status: "NEW" } },
    mine: { filter: { isMine: true }, may: "contact:read" },
    open: { filter: { status: "OPEN" } },
    replied: { tone: "good", filter: { status: "REPLIED" } },
    archived: { filter: { status: "ARCHIVED" } },
    spam: { tone: "bad", filter: { status: "SPAM" } },
  },
  counts: ({ contactRequestCounts, mine }) => ({
    ...withoutSpam(contactRequestCounts),
    mine: mine.totalCount,
  }),
  subtitle: ({ waiting }) => ({ count: waiting.totalCount }),
  // Members are asked for quotes only.
  filters: {
    kind: one(z.enum(KINDS), "contact:read"),
    language: one(z.enum(LOCALES)),
    received: dates(),
  },
  filter: ({ filters: { kind, language, received } }) => ({
    kind: KINDS.find((each) => each === kind[0]),
    locale: LOCALES.find((each) => each === language[0]),
    from: received[0] ? `${received[0]}T00:00:00Z` : undefined,
    before: received[1] ? dayAfter(received[1]) : undefined,
  }),
  options: (_, { word }) => ({
    kind: KINDS.map((value) => ({ value, label: word(`kind.${value}`) })),
    language: LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] })),
  }),
  columns: ({ custom, date }) => [
    custom("request", {
      value: ({ message }) => message,
      cell: (request) => <RequestText request={request} />,
    }),
    custom("email", {
      width: "220px",
      from: 1280,
      optional: true,
      value: ({ email }) => email,
      cell: ({ email }) => <bdi className="block truncate text-ink-2">{email}</bdi>,
    }),
    custom("status", {
      width: "150px",
      from: 640,
      value: ({ status }, { word }) => word(`status.${status}`),
      cell: ({ status }) => <StatusBadge status={status} />,
    }),
    custom("assignee", {
      width: "160px",
      from: 1024,
      optional: true,
      may: "contact:read",
      value: ({ assignee }) => assignee?.displayName,
      cell: ({ assignee }) => <Assignee assignee={assignee} />,
    }),
    date("received", ({ createdAt }) => createdAt),
  ],
  mobileRow: (request) => (
    <div className="grid grid-cols-1 gap-2.5 text-[0.8125rem]">
      <RequestText request={request} />
      <div className="flex items-center justify-between gap-4 ps-12 text-ink-3">
        <StatusBadge status={request.status} />
        <RelativeTime iso={request.createdAt} />
      </div>
    </div>
  ),
  opens: ({ id }) => requestAddress(id),
  actions: ({ item, change }) => [
    item("open", { Icon: IconEye, to: ({ id }) => requestAddress(id) }),
    change("assign", {
      Icon: IconUserCheck,
      mutation: AssignContactRequestsDocument,
      variables: (choice) => ({ assigneeId: choice || null }),
      choices: ({ data }, { word }) => [
        ...(data?.contactStaff ?? []).map(({ id, displayName }) => ({
          value: id,
          label: displayName,
        })),
        { value: "", label: word("nobody") },
      ],
      may: "contact:answer",
      menu: false,
    }),
    change("archive", {
      Icon: IconArchive,
      ...statusAs("ARCHIVED"),
      fits: ({ status }) => status !== "ARCHIVED",
      tabs: ["all", "new", "mine", "open", "replied", "spam"],
    }),
    change("spam", {
      Icon: IconSpy,
      ...statusAs("SPAM"),
      fits: ({ status }) => status !== "SPAM",
      tabs: ["all", "new", "mine", "open", "replied", "archived"],
    }),
    change("notSpam", {
      Icon: IconInbox,
      ...statusAs("NEW"),
      fits: ({ status }) => status === "SPAM",
      tabs: ["spam"],
    }),
    change("delete", {
      Icon: IconTrash,
      mutation: DeleteContactRequestsDocument,
      may: "contact:moderate",
      danger: true,
      removes: true,
      asks: true,
    }),
  ],
});

/** Who of the staff looks after it. */
function Assignee({ assignee }: Pick<ListedRequest, "assignee">) {
  if (!assignee) return null;
  return (
    <span className="flex items-center gap-2">
      <Avatar name={assignee.displayName} src={assignee.avatar} size={24} />
      <bdi className="truncate text-ink-2">{assignee.displayName}</bdi>
    </span>
  );
}

/** The sender, what it is about, and the beginning of the message. */
function RequestText({ request }: { request: ListedRequest }) {
  const intl = useIntl();
  const locale = useLocale();
  const { id, name, message, status } = request;
  return (
    <div className="flex gap-3 py-1.5">
      <Avatar name={name} size={36} />
      <div className="min-w-0 flex-1 leading-snug">
        <p dir="auto" className="truncate text-[0.8125rem] text-ink-3">
          {name}
        </p>
        <p dir="auto" className="truncate text-[0.9375rem]">
          <Link
            to={requestAddress(id)}
            className={`text-ink hover:underline ${status === "NEW" ? "font-bold" : "font-medium"}`}
          >
            {requestTitle(intl, locale, request)}
          </Link>
        </p>
        <p dir="auto" lang={request.locale} className="truncate text-[0.8125rem] text-ink-3">
          {message}
        </p>
      </div>
    </div>
  );
}
