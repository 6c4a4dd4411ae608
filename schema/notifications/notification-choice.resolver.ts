import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { User } from "../accounts/user.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import {
  findMany,
  findOne,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { NotificationChoice } from "./notification-choice.ts";
import { NotificationKind } from "./notification.ts";

@Resolver(() => NotificationChoice)
export class NotificationChoiceResolver {
  @AllowedTo("signed-in")
  @Query(() => [NotificationChoice], {
    description: "What the viewer has chosen: at most one for each kind.",
  })
  notificationChoices(): ReadQuery {
    return findMany(NotificationChoice, {}, { kind: "asc" });
  }

  @AllowedTo("signed-in")
  @Mutation(() => NotificationChoice, {
    description:
      "Chooses where the viewer learns of events of a kind from now on. What was notified before stays.",
  })
  async chooseNotifications(
    @Arg("kind", () => NotificationKind) kind: NotificationKind,
    @Arg("here", () => Boolean) here: boolean,
    @Arg("mail", () => Boolean) mail: boolean,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const { em, viewer } = context;
    const user = em.getReference(User, viewer.userId ?? "");
    await context.insertIfAbsent(new NotificationChoice(user, kind));
    const choice = await em.findOneOrFail(NotificationChoice, { user, kind });
    Object.assign(choice, { here, mail });
    await context.save();
    return findOne(NotificationChoice, { id: choice.id });
  }
}
