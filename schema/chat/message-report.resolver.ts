import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Window } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Forbidden, NotFound } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { Described } from "../foundation/reading/declared.ts";
import { listOf, oneOf, type Read } from "../foundation/reading/read.ts";
import { Member } from "../members/member.ts";
import { MessageReportFilter, noteInput } from "./chat.input.ts";
import { me } from "./me.ts";
import { MessageReport, MessageReportConnection, ReportReason } from "./message-report.ts";
import { ContentType, Message } from "./message.ts";
import { NOTIFY_OF_REPORT } from "./notify-of-report.ts";
import { countsOfReports, MessageReportCounts, reportQueue } from "./report-queue.ts";
import { takeBack } from "./take-back.ts";

const NOT_FOUND = "Report not found";

@Resolver(() => MessageReport)
export class MessageReportResolver {
  @AllowedTo("report:moderate")
  @Query(() => MessageReportConnection, { description: "Those to decide, the newest first." })
  messageReports(
    @Args(() => Window) window: Window,
    @Arg("filter", () => MessageReportFilter, { nullable: true })
    filter?: MessageReportFilter | null,
  ): Read {
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
  ): Read {
    return countsOfReports(filter);
  }

  @AllowedTo("report:moderate")
  @Query(() => MessageReport, {
    description: "NOT_FOUND: 'Report not found', also once somebody has decided.",
  })
  messageReport(@Arg("id", () => ID) id: string): Read {
    return oneOf(MessageReport, { id }, () => new NotFound(NOT_FOUND));
  }

  @Described()
  @FieldResolver(() => [Message], {
    description: "The message, and the ten before and after it, in their order.",
  })
  around(@Root() { conversation, fromSeq, toSeq }: MessageReport): Read {
    const near = { $gte: fromSeq, $lte: toSeq };
    return listOf(Message, { conversation: conversation.id, seq: near }, { seq: "asc" }, 21);
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description:
      "Moderators see the message, and the ten before and after it, until one decides. Others in " +
      "the conversation are not told. Reported again by the same member it is one report.",
  })
  async reportMessage(
    @Arg("id", () => ID) id: string,
    @Arg("reason", () => ReportReason) reason: ReportReason,
    @Ctx() context: Context,
    @Arg("note", () => String, { defaultValue: "" }) given: string,
  ): Promise<string> {
    const own = me(context);
    const { em } = context;
    const conversation = { readers: { $contains: [own] } };
    const message = await context.find(Message, { id, conversation }, "Message not found");
    if (message.contentType === ContentType.SYSTEM || message.sender?.id === own) {
      throw new Forbidden();
    }
    const { note } = check(noteInput, { note: given });
    const reporter = em.getReference(Member, own);
    const createdAt = context.now();
    const report = new MessageReport({ message, reporter, reason, note, createdAt });
    em.persist(report);
    context.work(NOTIFY_OF_REPORT, { id: report.id });
    await context.saveOnce();
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
    @Arg("id", () => ID) id: string,
    @Arg("removesMessage", () => Boolean) removesMessage: boolean,
    @Ctx() context: Context,
  ): Promise<string> {
    const report = await context.find(MessageReport, id, NOT_FOUND);
    const { em } = context;
    const message = await em.findOneOrFail(Message, report.message.id);
    const ended = removesMessage ? await em.find(MessageReport, { message, closedAt: null }) : [];
    for (const one of new Set([report, ...ended])) one.closedAt = context.now();
    if (removesMessage && !message.deletedAt) await takeBack(message, context);
    await context.save({ locking: [message.conversation] });
    return id;
  }
}
