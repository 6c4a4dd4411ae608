import {
  Arg,
  Args,
  Ctx,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { SubscriptionSource } from "../foundation/subscription-source.ts";
import { firstOf } from "../foundation/reading/orm/orm-reads.ts";
import {
  countOf,
  findOne,
  findPage,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { isUuid } from "../foundation/uuid.ts";
import { Notification, NotificationConnection, notificationsOf } from "./notification.ts";

const UNREAD = { readAt: null };

@Resolver(() => Notification)
export class NotificationResolver {
  @AllowedTo("signed-in")
  @Query(() => NotificationConnection, { description: "The viewer's notifications, newest first." })
  notifications(@Args(() => PageArgs) window: PageArgs): ReadQuery {
    return findPage(Notification, {}, { createdAt: "desc", id: "desc" }, window);
  }

  @AllowedTo("signed-in")
  @Query(() => Int, {
    description: "The number of the viewer's unread notifications; 10001 means more than 10000.",
  })
  unreadNotificationCount(): ReadQuery {
    return countOf(Notification, UNREAD);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Int, {
    description:
      "Marks the given notifications, or all, as read; returns the number still unread, as `unreadNotificationCount`.",
  })
  async markNotificationsRead(
    @Ctx() context: Context,
    @Arg("ids", () => [ID], { nullable: true }) ids?: string[] | null,
  ): Promise<ReadQuery> {
    const own = { user: context.viewer.userId ?? "", ...UNREAD };
    const meant = ids ? { id: { $in: ids.filter(isUuid) } } : {};
    await context.em.nativeUpdate(Notification, { ...own, ...meant }, { readAt: context.now() });
    context.services.tablesWritten(["notifications"]);
    return countOf(Notification, UNREAD);
  }

  @AllowedTo("signed-in")
  @Subscription(() => Notification, {
    description: "New notifications for the viewer.",
    subscribe: ({ context }) => arrivals(context as Context),
  })
  notificationAdded(@Root() { id }: { id: string }): ReadQuery {
    return findOne(Notification, { id });
  }
}

const arrivals = (context: Context): SubscriptionSource =>
  new SubscriptionSource(
    notificationsOf(context.viewer.userId ?? ""),
    Notification,
    context,
    async ({ id }) => {
      context.em.clear();
      return (await firstOf(Notification, { id }, context)) !== null;
    },
  );
