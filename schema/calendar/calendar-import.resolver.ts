import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { type ImportPlan, importEvents, previewImport } from "./import-calendar.ts";
import { ImportFault } from "./read-ics.ts";

/** The most events that are named one by one. */
const MAX_NAMED = 100;

@ObjectType({ description: "An event of a file that is not imported." })
export class BrokenImport {
  @Field(() => String, { nullable: true }) title!: string | null;
  @Field(() => String, { nullable: true }) icsUid!: string | null;
  @Field(() => ImportFault) fault!: ImportFault;
}

@ObjectType({ description: "How the events of a calendar file compare with those of the viewer." })
export class CalendarImport {
  @Field(() => Int) added!: number;
  @Field(() => Int, { description: "Written only if updates are wanted." }) changed!: number;
  @Field(() => Int, { description: "Also those of which the file has an older version." })
  unchanged!: number;
  @Field(() => Int) broken!: number;
  @Field(() => [BrokenImport], { description: `The first ${MAX_NAMED}.` })
  faults!: BrokenImport[];
}

const countsOf = ({ added, changed, unchanged, broken }: ImportPlan): CalendarImport => ({
  added: added.length,
  changed: changed.length,
  unchanged,
  broken: broken.length,
  faults: broken.slice(0, MAX_NAMED),
});

const Ics = (): ParameterDecorator =>
  Arg("ics", () => String, {
    description: "A calendar file (RFC 5545), at most 900 KB with 5,000 events.",
  }) as ParameterDecorator;

@Resolver()
export class CalendarImportResolver {
  @AllowedTo("signed-in")
  @Query(() => CalendarImport, {
    complexity: 500,
    description: "What an import would do. INVALID: `ics`.",
  })
  async previewCalendarImport(
    @Ics() ics: string,
    @Ctx() context: Context,
  ): Promise<CalendarImport> {
    return countsOf(await previewImport(ics, context));
  }

  @AllowedTo("signed-in")
  @Mutation(() => CalendarImport, {
    complexity: 500,
    description:
      "Imports a calendar file into the viewer's calendar, without guests and reminders; nobody is notified. The same file again changes nothing.",
  })
  async importCalendar(
    @Ics() ics: string,
    @Arg("updates", () => Boolean, { description: "Also writes what has changed." })
    updates: boolean,
    @Ctx() context: Context,
  ): Promise<CalendarImport> {
    return countsOf(await importEvents(ics, updates, context));
  }
}
