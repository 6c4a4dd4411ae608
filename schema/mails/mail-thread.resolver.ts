import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkResult } from "../foundation/bulk.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Id, Ids } from "../foundation/id-args.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  caseOf,
  countBy,
  findAll,
  findOne,
  findOneOrFail,
  findPage,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { assignmentOperations } from "../workflow/assignment.ts";
import { eraseOperation } from "../workflow/erasure.ts";
import { changeThreads, deleteThreads, moveThreads } from "./change-threads.ts";
import { labelled, unreadBy, wantedThreads } from "./list-threads.ts";
import { MailMark } from "./mail-mark.ts";
import { MailFolder, MailThread, MailThreadConnection } from "./mail-thread.ts";
import { Mail } from "./mail.ts";
import { threadEvents } from "./mails.events.ts";
import { MailThreadChanges, MailThreadFilter, SystemLabel } from "./mails.input.ts";
import { mailFlow } from "./mails.workflow.ts";

/** The most mails of one conversation that are listed. */
const MAX_MAILS = 1_000;

@ObjectType({
  description:
    "How many conversations there are of each system label; 10001 means more than 10000.",
})
export class MailCounts {}
for (const label of Object.keys(SystemLabel)) {
  Field(() => Int, { simple: true })(MailCounts.prototype, label.toLowerCase());
}

const kinds = (viewer: Context["viewer"]) =>
  Object.fromEntries(
    Object.entries(SystemLabel).map(([name, label]) => [
      name.toLowerCase(),
      labelled(label, viewer),
    ]),
  );

@Resolver(() => MailThread)
export class MailThreadResolver {
  @AllowedTo("mail:read")
  @Query(() => MailThreadConnection, {
    description: "Conversations of the shared inbox, those with the newest mail first.",
  })
  mailThreads(
    @Args(() => PageArgs) window: PageArgs,
    @Ctx() { viewer }: Context,
    @Arg("filter", () => MailThreadFilter, { nullable: true }) filter?: MailThreadFilter | null,
  ): ReadQuery {
    const order = { lastMailAt: "desc", id: "desc" } as const;
    return findPage(MailThread, wantedThreads(filter ?? {}, viewer), order, window);
  }

  @AllowedTo("mail:read")
  @Query(() => MailThread, {
    description: "A conversation. NOT_FOUND: 'Conversation not found'.",
  })
  mailThread(@Id() id: string): ReadQuery {
    return findOneOrFail(MailThread, { id });
  }

  @AllowedTo("mail:read")
  @Query(() => MailCounts, {
    complexity: 20,
    description: "How many conversations each system label has.",
  })
  mailCounts(@Ctx() { viewer }: Context): ReadQuery {
    return countBy(MailThread, {}, kinds(viewer));
  }

  @AllowedTo("mail:read")
  @Query(() => MailCounts, {
    complexity: 20,
    description: "How many of them the viewer has not read.",
  })
  unreadMailCounts(@Ctx() { viewer }: Context): ReadQuery {
    return countBy(MailThread, unreadBy(viewer), kinds(viewer));
  }

  @Compilable()
  @FieldResolver(() => Boolean, {
    description: "Whether the viewer has not read its newest mails.",
  })
  isUnread(@Root() { id }: MailThread, @Ctx() { viewer }: Context): ReadQuery {
    return caseOf(MailThread, [[{ id, ...unreadBy(viewer) }, true]], false);
  }

  @Compilable()
  @FieldResolver(() => Boolean, { description: "Whether the viewer has starred it." })
  isStarred(@Root() { id }: MailThread, @Ctx() { viewer: { userId } }: Context): ReadQuery {
    const mine = { thread: id, user: userId ?? { $in: [] } };
    return caseOf(MailMark, [[{ ...mine, isStarred: true }, true]], false);
  }

  @Compilable()
  @FieldResolver(() => [Mail], {
    complexity: 20,
    description:
      "Its mails and drafts in order of time. A draft that someone else has begun says that they are writing.",
  })
  mails(@Root() { id }: MailThread): ReadQuery {
    return findAll(Mail, { thread: id }, { createdAt: "asc", id: "asc" }, MAX_MAILS);
  }

  @AllowedTo("mail:read")
  @Mutation(() => BulkResult, {
    description:
      "Marks conversations, for the viewer or for all, and changes their labels. NOT_FOUND: 'Label not found'.",
  })
  changeMailThreads(
    @Ids() ids: string[],
    @Arg("changes", () => MailThreadChanges) changes: MailThreadChanges,
    @Ctx() context: Context,
  ): Promise<BulkResult> {
    return changeThreads(ids, changes, context);
  }

  @AllowedTo("mail:send")
  @Mutation(() => BulkResult, {
    description: "Moves conversations to a folder, for all staff: archives, restores, deletes.",
  })
  moveMailThreads(
    @Ids() ids: string[],
    @Arg("folder", () => MailFolder) folder: MailFolder,
    @Ctx() context: Context,
  ): Promise<BulkResult> {
    return moveThreads(ids, folder, context);
  }

  @AllowedTo("mail:send")
  @Mutation(() => BulkResult, {
    description:
      "Deletes conversations for good, with their files; what they began with stays. Failed: those that are neither in TRASH nor in SPAM.",
  })
  deleteMailThreads(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return deleteThreads(ids, context);
  }

  @AllowedTo("mail:read")
  @Subscription(() => MailThread, {
    nullable: true,
    description:
      "Whenever a conversation that the viewer sees changes, also when someone begins to write in it; null if one was deleted.",
    subscribe: ({ context }) => threadEvents(context as Context),
  })
  mailThreadChanged(@Root() { id }: { id: string }): ReadQuery {
    return findOne(MailThread, { id });
  }
}

export const threadOperations = [
  assignmentOperations(mailFlow, {
    read: "mail:read",
    list: { name: "mailStaff" },
  }),
  eraseOperation(mailFlow),
];
