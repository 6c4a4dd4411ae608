import {
  Arg,
  Args,
  Ctx,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import {
  findOne,
  findOneOrFail,
  findPage,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { Trash } from "../foundation/trash.ts";
import {
  changeEntry,
  createEntry,
  deleteEntry,
  restoreEntry,
  running,
  startTimer,
  stopTimer,
} from "./change-time.ts";
import { timeEventsFor } from "./time.events.ts";
import { CreateTimeEntryInput, StartTimerInput, UpdateTimeEntryInput } from "./time.input.ts";
import { TimeEntry, TimeEntryConnection } from "./time-entry.ts";
import { entriesWithin, instantsOf, ProjectTime, projectTime } from "./time-report.ts";

new Trash(TimeEntry);

const NEWEST_FIRST = { startedAt: "desc", id: "desc" } as const;

const Day = (name: string): ParameterDecorator =>
  Arg(name, () => String, {
    nullable: true,
    description: "A day of Europe/Vienna, YYYY-MM-DD, included.",
  }) as ParameterDecorator;

@ObjectType({ description: "The viewer's timer." })
export class RunningTimer {
  @Field(() => TimeEntry, { simple: true })
  entry!: TimeEntry;

  @Field(() => Int, {
    simple: true,
    description:
      "For how long it runs by the clock of the server, which that of a browser may differ from.",
  })
  elapsedSeconds!: number;
}

@Resolver(() => TimeEntry)
export class TimeEntryResolver {
  @AllowedTo("signed-in")
  @Query(() => RunningTimer, { nullable: true, description: "Null while none runs." })
  async runningTimer(@Ctx() context: Context): Promise<RunningTimer | null> {
    const entry = context.viewer.memberId ? await running(context.em, context) : null;
    if (!entry) return null;
    const elapsed = context.now().getTime() - entry.startedAt.getTime();
    return { entry, elapsedSeconds: Math.max(0, Math.floor(elapsed / 1_000)) };
  }

  @AllowedTo("signed-in")
  @Query(() => TimeEntryConnection, {
    description:
      "Newest first: of a card, of a project, of both or of a member; the viewer's own without any. With days those that lie at least partly within them.",
  })
  timeEntries(
    @Args(() => PageArgs) window: PageArgs,
    @Ctx() { viewer }: Context,
    @Arg("cardId", () => ID, { nullable: true }) cardId?: string | null,
    @Arg("projectId", () => ID, { nullable: true }) projectId?: string | null,
    @Arg("memberId", () => ID, { nullable: true }) memberId?: string | null,
    @Day("from") from?: string | null,
    @Day("to") to?: string | null,
  ): ReadQuery {
    const within = entriesWithin(instantsOf({ from, to }));
    const of = {
      ...(cardId && { card: cardId }),
      ...(projectId && { project: projectId }),
      ...(memberId && { member: memberId }),
    };
    const own = viewer.memberId ? { member: viewer.memberId } : { id: { $in: [] } };
    const whose = Object.keys(of).length ? of : own;
    return findPage(TimeEntry, { ...whose, ...within }, NEWEST_FIRST, window);
  }

  @AllowedTo("signed-in")
  @Query(() => ProjectTime, {
    complexity: 100,
    description:
      "The finished time of a project by member, card and week. NOT_FOUND or FORBIDDEN unless the viewer may change the project.",
  })
  projectTime(
    @Arg("projectId", () => ID) projectId: string,
    @Ctx() context: Context,
    @Day("from") from?: string | null,
    @Day("to") to?: string | null,
  ): Promise<ProjectTime> {
    return projectTime(projectId, { from, to }, context);
  }

  @AllowedTo("signed-in")
  @Mutation(() => TimeEntry, {
    description:
      "Starts the viewer's timer. One runs at a time: another ends at the same instant; on the same card or project it goes on.",
  })
  async startTimer(
    @Arg("input", () => StartTimerInput) input: StartTimerInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return findOneOrFail(TimeEntry, { id: await startTimer(input, context) });
  }

  @AllowedTo("signed-in")
  @Mutation(() => TimeEntry, {
    nullable: true,
    description: "Stops the viewer's timer; null if none runs.",
  })
  async stopTimer(@Ctx() context: Context): Promise<ReadQuery> {
    const id = await stopTimer(context);
    return findOne(TimeEntry, { id: { $in: id ? [id] : [] } });
  }

  @AllowedTo("signed-in")
  @Mutation(() => TimeEntry, { description: "Writes down time by hand." })
  async createTimeEntry(
    @Arg("input", () => CreateTimeEntryInput) input: CreateTimeEntryInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return findOneOrFail(TimeEntry, { id: await createEntry(input, context) });
  }

  @AllowedTo("signed-in")
  @Mutation(() => TimeEntry, {
    description:
      "Changes the fields that are sent. FORBIDDEN for others than the member; CONFLICT: 'This time is on an invoice', or it was changed since `version`.",
  })
  async updateTimeEntry(
    @Id() id: string,
    @Arg("input", () => UpdateTimeEntryInput) input: UpdateTimeEntryInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await changeEntry(id, input, context);
    return findOneOrFail(TimeEntry, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description:
      "Deletes an entry; a timer that runs is stopped. FORBIDDEN for others than the member; CONFLICT: 'This time is on an invoice'.",
  })
  async deleteTimeEntry(@Id() id: string, @Ctx() context: Context): Promise<string> {
    await deleteEntry(id, context);
    return id;
  }

  @AllowedTo("signed-in")
  @Mutation(() => TimeEntry, { description: "Restores an entry that the viewer has deleted." })
  async restoreTimeEntry(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    await restoreEntry(id, context);
    return findOneOrFail(TimeEntry, { id });
  }

  @AllowedTo("signed-in")
  @Subscription(() => TimeEntry, {
    nullable: true,
    description:
      "Whenever the viewer's timer or entries change; then request `runningTimer` and `timeEntries`. Null if the entry was deleted.",
    subscribe: ({ context }) => timeEventsFor(context as Context),
  })
  timeChanged(@Root() { id }: { id: string }): ReadQuery {
    return findOne(TimeEntry, { id });
  }
}
