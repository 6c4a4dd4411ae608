import { globSync, readFileSync } from "node:fs";
import {
  type DefinitionNode,
  getNullableType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  typeFromAST,
  type TypeNode,
} from "graphql";
import { expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aComment } from "../../schema/blog/comment.builder.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { Board } from "../../schema/boards/index.ts";
import { aConversation } from "../../schema/chat/conversation.builder.ts";
import { type Message, MessageReport, ReportReason } from "../../schema/chat/index.ts";
import { hashOfToken } from "../../schema/foundation/secret-token.ts";
import { Invoice } from "../../schema/invoices/index.ts";
import { Order } from "../../schema/orders/order.ts";
import { partyOf } from "../../schema/pricing/party.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { compile, whyNotCompiled } from "../../schema/foundation/reading/sql/compiled.ts";
import { aProject } from "../../schema/projects/project.builder.ts";
import { ProxyServer } from "../../schema/proxies/index.ts";
import { testGraph } from "../../schema/testing/graph.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { routes } from "./index.ts";
import { type Route, UNPAGED } from "./route.ts";

// Every document of our own calls and screens compiles to one statement.

/** Documents that are answered field by field, and why that is acceptable. */
const EXCEPTIONS: Record<string, string> = {
  // has its own statement: it compares each message with the reader's read position
  "UnreadConversations of client/features/chat/unread.graphql":
    "unreadConversationCount is computed in code",
  // counted over all comments, rarely and by moderators alone
  "CommenterReach of client/features/blog/comments/admin/commenter-reach.graphql":
    "comments is computed in code",
  // counted before a question, rarely and by moderators alone
  "ContactPerson of client/features/contacts/requests/contact-request.graphql":
    "requests is computed in code",
  // two bounded counts in a statement of their own, for those who edit pages alone
  "TermsAcceptance of client/features/pages/list/terms-acceptance.graphql":
    "accepted is computed in code",
  // sums of days and pages that are counted already, for those who read them alone
  "SiteAnalytics of client/features/analytics/site-analytics.graphql": "views is computed in code",
  // sums of days that are counted already
  "SalesDashboard of client/features/insights/figures/sales.graphql":
    "salesFigures is computed in code",
  "SalesToday of client/features/insights/figures/sales.graphql":
    "salesFigures is computed in code",
  "BankingDashboard of client/features/insights/figures/banking.graphql":
    "bankingFigures is computed in code",
  "BookingDashboard of client/features/insights/figures/booking.graphql":
    "booked is computed in code",
  "SiteFigures of client/features/insights/site-figures.graphql":
    "messageFigures is computed in code",
  // several tables, a bounded number of rows of each
  "MailTimeline of client/features/mails/mails.graphql": "mailTimeline is computed in code",
  // found by the viewer's profile, which no policy of the public document compares
  "OwnInvoices of client/features/invoices/own/own-invoices.graphql":
    "ownInvoices is computed in code",
  // what a refund would come to is computed, for one order at a time
  "QuoteOrderRefund of client/features/orders/orders.graphql": "amount is computed in code",
  // the text is rendered from the draft, for those who edit it alone
  "PostPreview of client/features/blog/posts/admin/edit/post-preview.graphql":
    "Post.preview is computed in code",
  "ProjectPreview of client/features/projects/screen/project-screen.graphql":
    "Project.preview is computed in code",
  // three counts of one sender, for moderators alone
  "MessageReport of client/features/chat/reports/message-report.graphql":
    "open is computed in code",
  // what administrators see of the log is named by a statement per type
  "AuditItemNames of client/features/audit/audit.graphql": "auditItemNames is computed in code",
  // counts of all that is stored of a person, for themselves and rarely
  "KeptData of client/features/accounts/privacy/data-copy.graphql": "keptData is computed in code",
  // settings that are kept
  "LinkedAccounts of client/features/accounts/providers/linked-accounts.graphql":
    "signInProviders is computed in code",
  "SiteCurrency of client/platform/session/site-currency.graphql": "currency is computed in code",
  // two named members, found and counted before their fields are read
  "MemberMerge of client/features/members/admin/merge/merge.graphql": "posts is computed in code",
  // dates of series are expanded in code
  "/api/calendar/events": "calendarEvents is computed in code",
  "CalendarEvents of client/features/calendar/calendar.graphql":
    "calendarEvents is computed in code",
  "GuestsFree of client/features/calendar/calendar.graphql": "freeBusy is computed in code",
  "PeopleFree of client/features/calendar/calendar.graphql": "freeBusy is computed in code",
  "PreviewCalendarImport of client/features/calendar/calendar.graphql": "added is computed in code",
  // sums, for one member or project at a time, or for administrators alone
  "ProjectTime of client/features/time/project/project-time.graphql":
    "projectTime is computed in code",
  "FileQuota of client/features/files/files.graphql": "limit is computed in code",
  "FileUsage of client/features/files/files.graphql": "projects is computed in code",
  "FileTotals of client/features/files/files.graphql": "members is computed in code",
  "BillableTime of client/features/invoices/invoices.graphql": "seconds is computed in code",
  "InvoiceList of client/features/invoices/invoices.graphql": "invoiceSums is computed in code",
  "PaymentList of client/features/invoices/payments/payments.graphql":
    "paymentSums is computed in code",
  "PlacedOrder of client/features/checkout/checkout.graphql": "checkoutMethods is computed in code",
  "CheckoutMethods of client/features/checkout/checkout.graphql":
    "checkoutMethods is computed in code",
  "CheckoutChoices of client/features/checkout/checkout.graphql":
    "checkoutMethods is computed in code",
  "ViewedOrder of client/features/orders/orders.graphql": "orderDownloads is computed in code",
  "PriceCart of client/features/checkout/checkout.graphql": "lines is computed in code",
  "Shop of client/features/products/shop/shop.graphql": "total is computed in code",
  // of a secret link, which no policy knows
  "OpenInvoice of client/features/invoices/public/open-invoice.graphql":
    "openInvoice is computed in code",
  // of an address that the viewer has verified, which no policy compares
  "/api/invoices": "lookUpInvoices is computed in code",
  "/api/payments": "lookUpPayments is computed in code",
  "ProxyConfigurationPreview of client/features/proxies/export/export.graphql":
    "fileName is computed in code",
  // constants by the permissions of the viewer
  "NotificationKinds of client/features/notifications/notification-choices.graphql":
    "notificationKinds is computed in code",
  // constants, and settings that are kept
  "/api/info": "version is computed in code",
};

const graph = await testGraph();
const { id: ID } = await aComment(graph.em(), { post: await aPost(graph.em()) });

/** Of the admin below, who is no member in the database. */
const board = Object.assign(new Board({ name: "Board" }), { readers: [ID] });
await graph.em().persist(board).flush();

const project = await aProject(graph.em());

const proxy = new ProxyServer({ name: "A", host: "a.example", port: 1, protocol: "wireguard" });
await graph.em().persist(proxy).flush();

const billed = Object.assign(new Invoice(), {
  from: {},
  to: {},
  customerName: "A",
  locale: "en",
  currency: "EUR",
  number: "1",
  status: "open",
  issuedOn: "2026-11-20",
  dueOn: "2026-11-20",
  overdueAt: new Date(),
  linkHashes: [hashOfToken("a token")],
});
await graph.em().persist(billed).flush();

const order = Object.assign(new Order({}), {
  number: "ORD-1",
  buyerName: "Buyer",
  locale: "en",
  currency: "EUR",
  needsShipping: false,
  totalItems: 0,
  subTotal: 0,
  discount: 0,
  shipping: 0,
  net: 0,
  tax: 0,
  total: 0,
  email: "buys@example.org",
  billing: partyOf({ name: "Buyer" }),
  checkoutKey: ID,
  checkoutHash: "",
  invoice: billed,
});
await graph.em().persist(order).flush();

const reporter = await aMember(graph.em());
const { messages } = await aConversation(graph.em(), { people: [reporter], said: ["Hello"] });
const report = new MessageReport({
  message: messages[0] as Message,
  reporter,
  reason: ReportReason.HARASSMENT,
  note: "",
  createdAt: new Date("2026-11-20T08:00:00Z"),
});
await graph.em().persist(report).flush();

/** Two days. */
const RANGE = { from: "2026-11-20T08:00:00Z", to: "2026-11-22T08:00:00Z" };

const DAYS = {
  from: "2026-11-01",
  to: "2026-11-20",
  beforeFrom: "2026-10-01",
  beforeTo: "2026-10-20",
};

const members = [await aMember(graph.em()), await aMember(graph.em())];

/** Variables of queries that a value for each required one does not suffice for. */
const VARIABLES: Record<string, Record<string, unknown>> = {
  "MessageReport of client/features/chat/reports/message-report.graphql": { id: report.id },
  "OpenInvoice of client/features/invoices/public/open-invoice.graphql": { token: "a token" },
  "PlacedOrder of client/features/checkout/checkout.graphql": { id: order.id },
  "ViewedOrder of client/features/orders/orders.graphql": { id: order.id },
  "QuoteOrderRefund of client/features/orders/orders.graphql": {
    input: { orderId: order.id, lines: [] },
  },
  "BoardChanges of client/features/boards/board.graphql": { boardId: board.id },
  "CalendarEvents of client/features/calendar/calendar.graphql": RANGE,
  "DueCards of client/features/calendar/calendar.graphql": { from: "2026-11-20", to: "2026-11-22" },
  "GuestsFree of client/features/calendar/calendar.graphql": { ...RANGE, memberIds: [] },
  "PeopleFree of client/features/calendar/calendar.graphql": { ...RANGE, memberIds: [] },
  "PreviewCalendarImport of client/features/calendar/calendar.graphql": {
    ics: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
  },
  "ProxyConfigurationPreview of client/features/proxies/export/export.graphql": {
    serverId: proxy.id,
  },
  "ProjectTime of client/features/time/project/project-time.graphql": { projectId: project.id },
  "SalesDashboard of client/features/insights/figures/sales.graphql": DAYS,
  "SalesToday of client/features/insights/figures/sales.graphql": { today: "2026-11-20" },
  "BankingDashboard of client/features/insights/figures/banking.graphql": DAYS,
  "BookingDashboard of client/features/insights/figures/booking.graphql": DAYS,
  "SiteFigures of client/features/insights/site-figures.graphql": DAYS,
  "MailTimeline of client/features/mails/mails.graphql": { email: "nobody@example.org" },
  "SiteAnalytics of client/features/analytics/site-analytics.graphql": {
    from: "2026-11-01",
    to: "2026-11-20",
    beforeFrom: "2026-10-01",
    beforeTo: "2026-10-20",
    first: 10,
  },
  "BillableTime of client/features/invoices/invoices.graphql": { projectId: project.id },
  "ContactPerson of client/features/contacts/requests/contact-request.graphql": {
    email: "nobody@example.org",
  },
  "MemberMerge of client/features/members/admin/merge/merge.graphql": {
    ids: members.map(({ id }) => id),
  },
};

/** Variables of a call with only the required parameters. */
function variablesOf({ path, query = {}, variables }: Route): Record<string, unknown> {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, ID]);
  const required = Object.entries(query).filter(([, parameter]) => parameter.required);
  const queryValues = Object.fromEntries(required.map(([name]) => [name, ID]));
  return { ...variables({ params: Object.fromEntries(inPath), query: queryValues, body: {} }) };
}

const ofCalls = routes
  .filter(({ method }) => method === "GET")
  .map((route) => ({ of: route.path, text: route.document, variables: variablesOf(route) }));

const files = globSync("client/**/*.graphql").map((path) => ({
  path,
  document: parse(readFileSync(path, "utf8")),
}));
const fragments = files.flatMap(({ document }) =>
  document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION),
);
const isQuery = (one: DefinitionNode): one is OperationDefinitionNode =>
  one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.QUERY;

const SCALARS: Record<string, unknown> = {
  ID,
  Boolean: true,
  DateTimeISO: "2026-11-20T08:00:00Z",
  Int: 10,
  String: "example.org",
};

/** A value of a type with only the required fields. */
function exampleOf(type: GraphQLInputType): unknown {
  const of = getNullableType(type);
  if (isListType(of)) return [];
  if (isEnumType(of)) return of.getValues()[0]?.name;
  if (isInputObjectType(of)) {
    const required = Object.values(of.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, exampleOf(field.type)]));
  }
  if (of.name in SCALARS) return SCALARS[of.name];
  throw new Error(`There is no example of the scalar ${of.name}: add one to SCALARS`);
}

/** A value for each required variable. */
function valuesFor({ variableDefinitions = [] }: OperationDefinitionNode) {
  const required = variableDefinitions.filter(({ type }) => type.kind === Kind.NON_NULL_TYPE);
  return Object.fromEntries(
    required.map(({ variable, type }) => {
      const of = typeFromAST(graph.schema, type as TypeNode) as GraphQLInputType | undefined;
      if (!of) throw new Error(`The schema has no ${print(type)}`);
      return [variable.name.value, exampleOf(of)];
    }),
  );
}

const ofScreens = files.flatMap(({ path, document }) =>
  document.definitions.filter(isQuery).map((operation) => ({
    of: `${operation.name?.value} of ${path}`,
    document: { ...document, definitions: [operation, ...fragments] },
    operation,
    variables: valuesFor(operation),
  })),
);

const queries = [
  ...ofCalls.map(({ of, text, variables }) => {
    const document = parse(text);
    return { of, document, operation: document.definitions.find(isQuery), variables };
  }),
  ...ofScreens,
].flatMap(({ operation, ...query }) => (operation ? [{ ...query, operation }] : []));

test.each(queries)(
  "$of compiles to one statement",
  async ({ of, document, operation, variables }) => {
    // as a visitor or, if visitors are refused, as an admin
    const pending = [visitor(), withRole(Role.ADMIN, { memberId: ID })].map((viewer) => {
      const context = graph.context(viewer);
      context.pageLimits = { rows: UNPAGED, maxOffset: Infinity };
      return compile(
        graph.schema,
        document,
        operation,
        { ...variables, ...VARIABLES[of] },
        context,
      );
    });
    const statements = (await Promise.all(pending)).filter((one) => one !== undefined);
    expect(whyNotCompiled(document)).toBe(EXCEPTIONS[of]);
    // of an exception, a visitor may have one: of what is computed, they may see nothing
    expect(statements.length > 0 || of in EXCEPTIONS).toBe(true);
  },
);
