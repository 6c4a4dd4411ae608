import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Id } from "../foundation/id-args.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Forbidden } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  findMany,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { MessageReportFilter, noteInput } from "./chat.input.ts";
import { MessageReport, MessageReportConnection, ReportReason } from "./message-report.ts";
import { ContentType, Message } from "./message.ts";
import { NOTIFY_OF_REPORT } from "./notify-of-report.ts";
import { countsOfReports, MessageReportCounts, reportQueue } from "./report-queue.ts";
import { retractMessage } from "./retract-message.ts";

@ObjectType({ description: "The number of other reports of messages by one member." })
class SenderReports {
  @Field(() => Int, { description: "Those that nobody has decided yet." })
  open!: number;

  @Field(() => Int, { description: "Decided ones by which the message was removed." })
  removed!: number;

  @Field(() => Int, { description: "Decided ones whose message stayed." })
  dismissed!: number;
}

@Resolver(() => MessageReport)
export class MessageReportResolver {
  @AllowedTo("report:moderate")
  @Query(() => MessageReportConnection, { description: "Open reports, newest first." })
  messageReports(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("filter", () => MessageReportFilter, { nullable: true })
    filter?: MessageReportFilter | null,
  ): ReadQuery {
    return reportQueue(filter, window);
  }

  @AllowedTo("report:moderate")
  @Query(() => MessageReportCounts, {
    description:
      "The number of open reports per reason that match a filter, regardless of the filter's own reason.",
  })
  messageReportCounts(
    @Arg("filter", () => MessageReportFilter, { nullable: true })
    filter?: MessageReportFilter | null,
  ): ReadQuery {
    return countsOfReports(filter);
  }

  @AllowedTo("report:moderate")
  @Query(() => MessageReport, {
    description: "An open report. NOT_FOUND: 'Report not found', also once it is decided.",
  })
  messageReport(@Id() id: string): ReadQuery {
    return findOneOrFail(MessageReport, { id });
  }

  @AllowedTo("report:moderate")
  @Query(() => SenderReports, {
    description:
      "What became of the other reports of messages by the sender of a reported message. NOT_FOUND: 'Report not found', also " +
      "once it is decided.",
  })
  async senderReports(@Id() id: string, @Ctx() context: Context): Promise<SenderReports> {
    const report = await context.find(MessageReport, id);
    const { em } = context;
    const { sender } = await em.findOneOrFail(Message, report.message.id);
    if (!sender) return { open: 0, removed: 0, dismissed: 0 };
    const others = await em.find(
      MessageReport,
      { id: { $ne: id }, message: { sender } },
      { fields: ["closedAt", "message.deletedAt"] },
    );
    const decided = others.filter(({ closedAt }) => closedAt);
    // removed by the decision, not by its sender before or after that
    const removed = decided.filter(
      ({ closedAt, message: { deletedAt } }) => deletedAt?.getTime() === closedAt?.getTime(),
    );
    return {
      open: others.length - decided.length,
      removed: removed.length,
      dismissed: decided.length - removed.length,
    };
  }

  @Compilable()
  @FieldResolver(() => [Message], {
    description: "The message with up to ten messages before and after it, in order.",
  })
  context(@Root() { conversation, fromSeq, toSeq }: MessageReport): ReadQuery {
    const near = { $gte: fromSeq, $lte: toSeq };
    return findMany(Message, { conversation: conversation.id, seq: near }, { seq: "asc" }, 21);
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description:
      "Reports a message. Moderators see it, with up to ten messages before and after it, until one of them decides. The other " +
      "participants are not notified. A repeated report by the same member does not create a second one. Returns the report's id.",
  })
  async reportMessage(
    @Id() id: string,
    @Arg("reason", () => ReportReason) reason: ReportReason,
    @Ctx() context: Context,
    @Arg("note", () => String, { defaultValue: "" }) given: string,
  ): Promise<string> {
    const own = viewerProfile(context);
    const { em } = context;
    const conversation = { readers: { $contains: [own] } };
    const message = await context.find(Message, { id, conversation });
    if (message.contentType === ContentType.SYSTEM || message.sender?.id === own) {
      throw new Forbidden();
    }
    const { note } = parseInput(noteInput, { note: given });
    const reporter = em.getReference(Member, own);
    const createdAt = context.now();
    const report = new MessageReport({ message, reporter, reason, note, createdAt });
    em.persist(report);
    context.enqueueJob(NOTIFY_OF_REPORT, { id: report.id });
    await context.saveUnique();
    return id;
  }

  @AllowedTo("report:moderate")
  @Mutation(() => ID, {
    description:
      "Closes a report: removes the message, which closes all reports of it, or dismisses the report. " +
      "Moderators then no longer see the messages. Returns the report's id. NOT_FOUND: 'Report not found', also " +
      "if it was already decided; CONFLICT on a concurrent change: try again.",
  })
  async closeMessageReport(
    @Id() id: string,
    @Arg("removesMessage", () => Boolean) removesMessage: boolean,
    @Ctx() context: Context,
  ): Promise<string> {
    const report = await context.find(MessageReport, id);
    const { em } = context;
    const message = await em.findOneOrFail(Message, report.message.id);
    const ended = removesMessage ? await em.find(MessageReport, { message, closedAt: null }) : [];
    const closedAt = context.now();
    for (const one of new Set([report, ...ended])) one.closedAt = closedAt;
    if (removesMessage && !message.deletedAt) await retractMessage(message, context, closedAt);
    await context.save({ locking: [message.conversation] });
    return id;
  }
}
