import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { id, text } from "../foundation/input.ts";
import { inputField, VersionedInput } from "../foundation/input-field.ts";

const EARLIEST = new Date("2000-01-01T00:00:00Z");

const moment = () =>
  z
    .date("Not valid")
    .min(EARLIEST, "Not valid")
    .meta({ type: () => Date });

const note = () => z.union([z.literal(""), text(500)]);
const NOTE = "Plain text, at most 500 characters.";

@InputType({ description: "Either a card or a project." })
export class TimeTargetInput {
  @inputField(id(), { nullable: true }) cardId?: string | null;
  @inputField(id(), {
    nullable: true,
    description: "Of a project that the viewer may change. Required without a `cardId`.",
  })
  projectId?: string | null;
}

@InputType({ description: "Either on a card or on a project." })
export class StartTimerInput extends TimeTargetInput {
  @inputField(note(), { description: NOTE }) note?: string;
  @Field(() => Boolean, { nullable: true, description: "True by default." }) billable?:
    | boolean
    | null;
}

@InputType({ description: "Either on a card or on a project." })
export class CreateTimeEntryInput extends StartTimerInput {
  @inputField(moment(), { required: true }) startedAt!: Date;
  @inputField(moment(), {
    required: true,
    description: "After the start, at most 24 hours later and not in the future.",
  })
  endedAt!: Date;
}

@InputType()
export class UpdateTimeEntryInput extends VersionedInput {
  @inputField(moment()) startedAt?: Date;
  @inputField(moment(), {
    description:
      "After the start, at most 24 hours later and not in the future; of a running timer it cannot be sent.",
  })
  endedAt?: Date;
  @inputField(note(), { description: NOTE }) note?: string;
  @Field(() => Boolean, { nullable: true }) billable?: boolean;
}
