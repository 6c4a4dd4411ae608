import { InMemoryCache } from "@apollo/client";
import { beforeEach, expect, test } from "vitest";
import { cacheAsRead, listNotification } from "./notification-cache.ts";
import {
  type NotificationRowFragment,
  NotificationRowFragmentDoc,
} from "./notification-row.generated.ts";
import { NotificationsDocument, UnreadNotificationsDocument } from "./notifications.generated.ts";
import { policies } from "./notifications.policies.ts";

let cache: InMemoryCache;
const locale = "en";

const notification = (id: string): NotificationRowFragment & { __typename: string } => ({
  __typename: "Notification",
  id,
  kind: "ROLES_CHANGED",
  createdAt: "2026-11-20T08:00:00Z",
  readAt: null,
  pendingCount: null,
  eventCount: 1,
  post: null,
  page: null,
  solution: null,
  job: null,
  comment: null,
  report: null,
  member: null,
  project: null,
  projectRemoval: null,
  board: null,
  card: null,
  contactRequest: null,
  application: null,
  event: null,
  startsAt: null,
  file: null,
  order: null,
  invoice: null,
  review: null,
  product: null,
  mailThread: null,
  proxyServer: null,
  proxyClient: null,
});

beforeEach(() => {
  cache = new InMemoryCache({ typePolicies: policies });
  cache.writeQuery({
    query: NotificationsDocument,
    variables: { locale },
    data: {
      notifications: {
        __typename: "NotificationConnection",
        nodes: ["b", "a"].map((id) => notification(id)),
        pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
      },
    } as never,
  });
  cache.writeQuery({
    query: UnreadNotificationsDocument,
    data: { unreadNotificationCount: 2 },
  });
});

/** As the subscription writes it. */
function arrive(id: string): void {
  cache.writeFragment({
    fragment: NotificationRowFragmentDoc,
    fragmentName: "NotificationRow",
    variables: { locale },
    data: notification(id) as never,
  });
  listNotification(cache, id);
}

const listed = () =>
  (cache.readQuery({ query: NotificationsDocument, variables: { locale } })?.notifications.nodes ??
    []) as unknown as NotificationRowFragment[];
const isRead = () => listed().map(({ readAt }) => readAt !== null);
const count = () =>
  cache.readQuery({ query: UnreadNotificationsDocument })?.unreadNotificationCount;

test("an arriving notification is first, and a repeated one moves there", () => {
  arrive("c");
  expect(listed().map(({ id }) => id)).toEqual(["c", "b", "a"]);
  arrive("a");
  expect(listed().map(({ id }) => id)).toEqual(["a", "c", "b"]);
});

test("read ones are marked, and the count is the server's", () => {
  cacheAsRead(cache, ["b"], 1);
  expect(isRead()).toEqual([true, false]);
  expect(count()).toBe(1);
});

test("all are marked as read at once", () => {
  cacheAsRead(cache, null, 0);
  expect(isRead()).toEqual([true, true]);
  expect(count()).toBe(0);
});
