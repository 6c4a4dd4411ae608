import { z } from "zod";
import { isUuid } from "../../schema/foundation/uuid.ts";
import {
  MailDocument,
  MailFields,
  MailLabelsDocument,
  MailsDocument,
} from "./documents.generated.ts";
import { booleanOf, type RestRequest, route } from "./route.ts";

/** How many mails one answer lists. */
const PAGE = 25;

const SYSTEM = [
  "all",
  "inbox",
  "sent",
  "drafts",
  "starred",
  "important",
  "archive",
  "spam",
  "trash",
] as const;

const Label = z
  .object({
    id: z.string().describe("Of a system label its name"),
    type: z.enum(["system", "custom"]),
    name: z.string(),
    color: z.string().nullable(),
    unreadCount: z.int(),
  })
  .meta({ id: "MailLabel" });

const { thread: _thread, answered: _answered, messageId: _messageId, ...shape } = MailFields.shape;

/** Specification, section 3: Mail. */
const Mail = z
  .object({
    ...shape,
    labels: z.array(z.string()).describe("Ids of labels, as /api/mail/labels lists them"),
    labelIds: z.array(z.string()).describe("Those of them that staff made"),
    folder: z.string(),
    threadId: z.string(),
    rfcMessageId: z.string().nullable(),
    inReplyTo: z.string().nullable().describe("The id of the mail that it answers"),
    isUnread: z.boolean(),
    isStarred: z.boolean(),
    isImportant: z.boolean(),
    relatedTo: z
      .object({ type: z.string(), id: z.string() })
      .nullable()
      .describe("What its conversation began with, if the caller may read that"),
  })
  .meta({ id: "Mail" });

type MailData = z.output<typeof MailFields>;

function relatedTo(thread: NonNullable<MailData["thread"]>): z.output<typeof Mail>["relatedTo"] {
  const { source: type, contactRequest, application, order, invoice } = thread;
  const { id } = contactRequest ?? application ?? order ?? invoice ?? {};
  return id ? { type, id } : null;
}

function mailOf({ thread, answered, messageId, ...mail }: MailData): z.output<typeof Mail> {
  const labelIds = thread?.labels.map(({ id }) => id) ?? [];
  const folder = thread?.folder ?? "archive";
  const labels = [
    folder,
    ...(mail.kind === "outgoing" ? ["sent"] : []),
    ...(mail.kind === "draft" ? ["drafts"] : []),
    ...(thread?.isStarred ? ["starred"] : []),
    ...(thread?.isImportant ? ["important"] : []),
    ...labelIds,
  ];
  return {
    ...mail,
    labels,
    labelIds,
    folder,
    threadId: thread?.id ?? "",
    rfcMessageId: messageId,
    inReplyTo: answered?.id ?? null,
    isUnread: thread?.isUnread ?? false,
    isStarred: thread?.isStarred ?? false,
    isImportant: thread?.isImportant ?? false,
    relatedTo: thread ? relatedTo(thread) : null,
  };
}

function filterOf({ query }: RestRequest) {
  const { label, search, unread, hasAttachment, from, before, after } = query;
  return {
    ...(label && (isUuid(label) ? { labelId: label } : { label: label.toUpperCase() })),
    ...(search && { search }),
    ...(unread && { isUnread: booleanOf(unread) }),
    ...(hasAttachment && { hasAttachment: booleanOf(hasAttachment) }),
    ...(from && { from }),
    ...(before && { until: before }),
    ...(after && { since: after }),
  };
}

export const routes = [
  route(MailLabelsDocument, {
    method: "GET",
    path: "/api/mail/labels",
    summary: "The labels of the inbox, with how many conversations the caller has not read",
    answer: z.object({ labels: z.array(Label) }),
    reply: ({ labels, unread }) => ({
      labels: [
        ...SYSTEM.map((name) => ({
          id: name,
          type: "system" as const,
          name,
          color: null,
          unreadCount: unread[name],
        })),
        ...labels.map(({ id, name, hue, unreadCount }) => ({
          id,
          type: "custom" as const,
          name,
          color: hue,
          unreadCount,
        })),
      ],
    }),
  }),
  route(MailsDocument, {
    method: "GET",
    path: "/api/mail/mails",
    summary: "Mails that the caller may read, newest first, 25 at a time",
    query: {
      label: { description: "The id of a label, as /api/mail/labels lists them" },
      search: { description: "Words in subject, people and text; prefixes match" },
      unread: { description: "Only what the caller has not read", type: "boolean" },
      hasAttachment: { description: "Only those with files, or without", type: "boolean" },
      from: { description: "The address of the sender" },
      before: { description: "A time, ISO 8601" },
      after: { description: "A time, ISO 8601" },
      cursor: { description: "`nextCursor` of the previous answer" },
    },
    variables: (request) => ({
      first: PAGE,
      after: request.query.cursor || null,
      filter: filterOf(request),
    }),
    answer: z.object({ mails: z.array(Mail), nextCursor: z.string().nullable() }),
    reply: ({ mails: { nodes, pageInfo } }) => ({
      mails: nodes.map(mailOf),
      nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    }),
  }),
  route(MailDocument, {
    method: "GET",
    path: "/api/mail/mail",
    summary: "A mail; nothing is marked as read",
    query: { mailId: { description: "The id of the mail", required: true } },
    variables: ({ query: { mailId = "" } }) => ({ id: mailId }),
    answer: z.object({ mail: Mail }),
    reply: ({ mail }) => ({ mail: mailOf(mail) }),
  }),
] as const;
