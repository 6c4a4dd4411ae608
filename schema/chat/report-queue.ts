import { Field, Int, ObjectType } from "type-graphql";
import type { PageArgs } from "../foundation/connection.ts";
import { filterPerValue } from "../foundation/enum-type.ts";
import {
  findPage,
  type ReadQuery,
  countBy,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import type { MessageReportFilter } from "./chat.input.ts";
import { MessageReport, ReportReason } from "./message-report.ts";

type Filter = MessageReportFilter | null | undefined;

function wanted(filter: Filter): Where {
  if (!filter?.search?.trim()) return {};
  const named = searched(filter.search);
  return { $or: [{ message: named }, { message: { sender: named } }, { reporter: named }] };
}

/** Open reports for moderation, newest first. */
export const reportQueue = (filter: Filter, window: PageArgs): ReadQuery =>
  findPage(
    MessageReport,
    { ...wanted(filter), ...(filter?.reason && { reason: filter.reason }) },
    { createdAt: "desc", id: "desc" },
    window,
  );

@ObjectType({ description: "The number of open reports per reason; 10001 means more than 10000." })
export class MessageReportCounts {
  @Field(() => Int, { simple: true }) all!: number;
  @Field(() => Int, { simple: true }) harassment!: number;
  @Field(() => Int, { simple: true }) other!: number;
  @Field(() => Int, { simple: true }) spam!: number;
}

export const countsOfReports = (filter: Filter): ReadQuery =>
  countBy(MessageReport, wanted(filter), {
    all: {},
    ...filterPerValue(ReportReason, "reason"),
  });
