import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
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
import { Member } from "../members/member.ts";
import { MessageReportFilter, noteInput } from "./chat.input.ts";
import { viewerMember } from "./viewer-member.ts";
import { MessageReport, MessageReportConnection, ReportReason } from "./message-report.ts";
import { ContentType, Message } from "./message.ts";
import { NOTIFY_OF_REPORT } from "./notify-of-report.ts";
import { countsOfReports, MessageReportCounts, reportQueue } from "./report-queue.ts";
import { retractMessage } from "./retract-message.ts";

@Resolver(() => MessageReport)
export class MessageReportResolver {
  @AllowedTo("report:moderate")
  @Query(() => MessageReportConnection, { description: "Those to decide, the newest first." })
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
      "How many reports of a filter there are for each reason, whatever reason it names.",
  })
  messageReportCounts(
    @Arg("filter", () => MessageReportFilter, { nullable: true })
    filter?: MessageReportFilter | null,
  ): ReadQuery {
    return countsOfReports(filter);
  }

  @AllowedTo("report:moderate")
  @Query(() => MessageReport, {
    description: "NOT_FOUND: 'Report not found', also once somebody has decided.",
  })
  messageReport(@Id() id: string): ReadQuery {
    return findOneOrFail(MessageReport, { id });
  }

  @Compilable()
  @FieldResolver(() => [Message], {
    description: "The message, and the ten before and after it, in their order.",
  })
  context(@Root() { conversation, fromSeq, toSeq }: MessageReport): ReadQuery {
    const near = { $gte: fromSeq, $lte: toSeq };
    return findMany(Message, { conversation: conversation.id, seq: near }, { seq: "asc" }, 21);
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description:
      "Moderators see the message, and the ten before and after it, until one decides. Others in " +
      "the conversation are not told. Reported again by the same member it is one report.",
  })
  async reportMessage(
    @Id() id: string,
    @Arg("reason", () => ReportReason) reason: ReportReason,
    @Ctx() context: Context,
    @Arg("note", () => String, { defaultValue: "" }) given: string,
  ): Promise<string> {
    const own = viewerMember(context);
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
      "Ends a report, by taking the message back or by leaving it as it is; taken back, all reports " +
      "of it end. What was shown with them is hidden again. NOT_FOUND: 'Report not found', also " +
      "where somebody else has decided; CONFLICT where it changes at the same time: ask again.",
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
    for (const one of new Set([report, ...ended])) one.closedAt = context.now();
    if (removesMessage && !message.deletedAt) await retractMessage(message, context);
    await context.save({ locking: [message.conversation] });
    return id;
  }
}
