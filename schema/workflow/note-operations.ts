import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  Resolver,
  Root,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import type { StoredEntity } from "../foundation/entity.ts";
import { Id } from "../foundation/id-args.ts";
import { parseInput, text } from "../foundation/input.ts";
import { inputField } from "../foundation/input-field.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  countOf,
  findMany,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { MAX_PARTS, OLDEST_FIRST, propertyName } from "./operation.ts";
import { staffMember, type Workflow } from "./workflow.ts";

/**
 * `createLoanNote`, `updateLoanNote` and `deleteLoanNote`, for staff, and the fields `notes` and `noteCount` of the
 * noun, `Loan` for example. Who may edit a note is a policy: `workflowPolicies`.
 */
export function noteOperations<T extends StoredEntity, Stage extends string>({
  entity,
  staff,
  notes,
}: Workflow<T, Stage>) {
  if (!notes) throw new Error(`${entity.name} is declared without notes`);
  const one = entity.name;
  const { of, entity: NoteClass } = notes;

  @InputType(`${one}NoteInput`)
  class NoteInput {
    @inputField(text(5_000), { required: true }) content!: string;
  }

  @Resolver(() => entity)
  class NoteResolver {
    @AllowedTo(staff)
    @Mutation(() => NoteClass, { name: `create${one}Note` })
    async create(
      @Arg(`${propertyName(one)}Id`, () => ID) id: string,
      @Arg("input", () => NoteInput) input: NoteInput,
      @Ctx() context: Context,
    ): Promise<ReadQuery> {
      const { content } = parseInput(NoteInput, input);
      const row = await context.find(entity, id);
      const fields = { [of]: row, author: staffMember(context), content };
      return context.create(new NoteClass(fields as never));
    }

    @AllowedTo(staff)
    @Mutation(() => NoteClass, {
      name: `update${one}Note`,
      description: "CONFLICT if it was changed since `version`.",
    })
    update(
      @Id() id: string,
      @Arg("input", () => NoteInput) input: NoteInput,
      @Ctx() context: Context,
      @Arg("version", () => Int, { nullable: true }) version?: number | null,
    ): Promise<ReadQuery> {
      const { content } = parseInput(NoteInput, input);
      return context.update(NoteClass, id, version, (note) => {
        note.content = content;
      });
    }

    @AllowedTo(staff)
    @Mutation(() => ID, { name: `delete${one}Note` })
    delete(@Id() id: string, @Ctx() context: Context): Promise<string> {
      return context.delete(NoteClass, id);
    }

    @Compilable()
    @FieldResolver(() => [NoteClass], { description: "In order of time." })
    notes(@Root() { id }: T): ReadQuery {
      return findMany(NoteClass, { [of]: id }, OLDEST_FIRST, MAX_PARTS);
    }

    @Compilable()
    @FieldResolver(() => Int)
    noteCount(@Root() { id }: T): ReadQuery {
      return countOf(NoteClass, { [of]: id });
    }
  }
  return NoteResolver;
}
