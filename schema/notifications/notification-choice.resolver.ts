import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import { z } from "zod";
import { User } from "../accounts/user.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import {
  findMany,
  findOne,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { changeChoice } from "./change-choice.ts";
import { ALL_KINDS, concerns, KINDS } from "./kind-settings.ts";
import { NotificationChoice } from "./notification-choice.ts";
import { NotificationKind, NotificationMail } from "./notification.ts";
import { QuietHours } from "./quiet-hours.ts";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

@ObjectType({ description: "What can be chosen of a kind of notification." })
export class NotificationKindSettings {
  @Field(() => NotificationKind, { simple: true })
  kind!: NotificationKind;

  @Field(() => [NotificationMail], {
    simple: true,
    description: "When it can be mailed; empty if a letter of its own is sent anyway.",
  })
  mails!: readonly NotificationMail[];

  @Field(() => NotificationMail, {
    simple: true,
    description: "When it is mailed without a choice.",
  })
  mail!: NotificationMail;

  @Field(() => Boolean, { simple: true, description: "It appears on the site whatever is chosen." })
  isAlwaysHere!: boolean;
}

@Resolver(() => NotificationChoice)
export class NotificationChoiceResolver {
  @AllowedTo("signed-in")
  @Query(() => [NotificationKindSettings], {
    description:
      "The kinds of notifications that the viewer may get, in the order of a settings page.",
  })
  notificationKinds(@Ctx() { viewer }: Context): NotificationKindSettings[] {
    return ALL_KINDS.filter((kind) => concerns(kind, viewer)).map((kind) => {
      const { mails, mail, isAlwaysHere = false } = KINDS[kind];
      return { kind, mails, mail, isAlwaysHere };
    });
  }

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
      "Chooses where the viewer learns of events of a kind from now on. What is on the site already stays; what is still to be mailed follows the choice. INVALID if the kind is not mailed then.",
  })
  async chooseNotifications(
    @Arg("kind", () => NotificationKind) kind: NotificationKind,
    @Arg("here", () => Boolean) here: boolean,
    @Arg("mail", () => NotificationMail) mail: NotificationMail,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const id = await changeChoice(context.viewer.userId ?? "", kind, { here, mail }, context);
    return findOneOrFail(NotificationChoice, { id });
  }

  @AllowedTo("signed-in")
  @Query(() => QuietHours, {
    nullable: true,
    description: "When the viewer is not mailed of events; null if at any time they are.",
  })
  quietHours(): ReadQuery {
    return findOne(QuietHours, {});
  }

  @AllowedTo("signed-in")
  @Mutation(() => QuietHours, {
    nullable: true,
    description:
      "Sets the hours in which the viewer is not mailed of events, HH:MM; without both there are none. INVALID for one alone.",
  })
  async setQuietHours(
    @Ctx() context: Context,
    @Arg("from", () => String, { nullable: true }) from?: string | null,
    @Arg("until", () => String, { nullable: true }) until?: string | null,
  ): Promise<ReadQuery> {
    const { em, viewer } = context;
    const user = em.getReference(User, viewer.userId ?? "");
    if (from == null && until == null) {
      await em.nativeDelete(QuietHours, { user });
      context.services.tablesWritten(["quiet_hours"]);
      return findOne(QuietHours, { user: user.id });
    }
    const faults = Object.fromEntries(
      Object.entries({ from, until }).flatMap(([name, value]) =>
        time.safeParse(value).success ? [] : [[name, value == null ? "Required" : "Not valid"]],
      ),
    );
    if (Object.keys(faults).length) throw new Invalid(faults);
    const hours = { from: from ?? "", until: until ?? "" };
    await context.insertIfAbsent(Object.assign(new QuietHours(user), hours));
    await em.nativeUpdate(QuietHours, { user }, hours);
    context.services.tablesWritten(["quiet_hours"]);
    return findOne(QuietHours, { user: user.id });
  }
}
