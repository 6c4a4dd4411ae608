import { Field, ID, InputType, Int } from "type-graphql";
import { z } from "zod";
import { arrayOf, day, id, line, text } from "../foundation/input.ts";
import { inputField, validatorOf, VersionedInput } from "../foundation/input-field.ts";
import { BoardHue } from "./board-column.ts";
import { CardPriority, ChecklistItemInput } from "./card.ts";

/** The most columns of a board. */
export const MAX_COLUMNS = 50;
/** The most cards of a board. */
export const MAX_CARDS = 2_000;
/** The most items of a checklist. */
const MAX_ITEMS = 100;
const MAX_WIP_LIMIT = 999;
const MAX_ESTIMATE_MIN = 60_000;

const whole = (most: number) =>
  z
    .int("A whole number")
    .min(1, "At least 1")
    .max(most, `At most ${most}`)
    .meta({ type: () => Int });

@InputType()
export class UpdateBoardColumnInput extends VersionedInput {
  @inputField(line(80)) name?: string;
  @Field(() => BoardHue, { nullable: true }) hue?: BoardHue;
  @inputField(whole(MAX_WIP_LIMIT), { nullable: true, description: "1 to 999." })
  wipLimit?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "Changing it completes the cards that the column holds, or opens them again.",
  })
  isDone?: boolean;
}

@InputType()
export class BoardColumnInput {
  @inputField(line(80), { required: true }) name!: string;
  @Field(() => BoardHue, { nullable: true }) hue?: BoardHue | null;
  @inputField(whole(MAX_WIP_LIMIT), { nullable: true, description: "1 to 999." })
  wipLimit?: number | null;
  @Field(() => Boolean, { nullable: true }) isDone?: boolean | null;
}

@InputType()
export class UpdateBoardInput extends VersionedInput {
  @inputField(line(80)) name?: string;
}

@InputType()
export class CreateBoardInput {
  @inputField(line(80), { required: true }) name!: string;
  @inputField(id(), {
    nullable: true,
    description: "Of a project that the viewer owns; it has one board.",
  })
  projectId?: string | null;
  @inputField(arrayOf(validatorOf(BoardColumnInput), MAX_COLUMNS)) columns?: BoardColumnInput[];
}

const labels = () => {
  const list = arrayOf(line(40), 10);
  return list.transform((all) => [...new Set(all)]).meta(list.meta() ?? {});
};

@InputType()
export class UpdateCardInput extends VersionedInput {
  @inputField(line(255)) title?: string;
  @inputField(z.union([z.literal(""), text(10_000)]), {
    description: "Plain text, at most 10,000 characters.",
  })
  description?: string;
  @Field(() => CardPriority, { nullable: true }) priority?: CardPriority;
  @inputField(labels()) labels?: string[];
  @inputField(day(), { nullable: true, description: "Not without, nor after, `dueTo`." })
  dueFrom?: string | null;
  @inputField(day(), { nullable: true }) dueTo?: string | null;
  @inputField(arrayOf(validatorOf(ChecklistItemInput), MAX_ITEMS)) checklist?: ChecklistItemInput[];
  @Field(() => Boolean, { nullable: true }) isCompleted?: boolean;
  @inputField(whole(MAX_ESTIMATE_MIN), { nullable: true, description: "1 to 60,000." })
  estimateMin?: number | null;
  @inputField(arrayOf(id(), 20), { description: "Ids of members of the board." })
  assigneeIds?: string[];
  @inputField(id(), { nullable: true }) projectId?: string | null;
  @inputField(id(), { nullable: true }) conversationId?: string | null;
  @inputField(id(), { nullable: true }) applicationId?: string | null;
}

@InputType()
export class CreateCardInput extends UpdateCardInput {
  @inputField(id(), {
    description: "Made by the caller: repeating a mutation with it makes one card.",
  })
  id?: string;
  @inputField(id(), { required: true }) columnId!: string;
  @inputField(id(), {
    nullable: true,
    description: "The card above it. Without it, or if that is no longer in the column: the end.",
  })
  afterId?: string | null;
  @inputField(line(255), { required: true }) declare title: string;
}

@InputType()
export class MoveCardInput {
  @Field(() => ID, { description: "The column that it is taken from." }) fromColumnId!: string;
  @Field(() => ID) columnId!: string;
  @Field(() => ID, {
    nullable: true,
    description:
      "The card above it; null is the first place. If that is no longer in the column: the end.",
  })
  afterId?: string | null;
}

@InputType()
export class MoveCardToBoardInput {
  @Field(() => ID, { description: "The column that it is taken from." }) fromColumnId!: string;
  @Field(() => ID) boardId!: string;
  @Field(() => ID, { nullable: true, description: "Without it: the first column." })
  columnId?: string | null;
}
