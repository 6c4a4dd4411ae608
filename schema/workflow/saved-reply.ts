import { InputType } from "type-graphql";
import { DeletableEntity } from "../foundation/entity.ts";
import { entityMutations, entityQueries } from "../foundation/entity-operations.ts";
import type { Permission } from "../foundation/declared.generated.ts";
import { line, parseInput, text, textByLocale } from "../foundation/input.ts";
import { inputField, VersionedInput } from "../foundation/input-field.ts";
import { type Localized, type LocalizedTextInput, merged } from "../foundation/locale.ts";
import { localized, model, text as textColumn } from "../foundation/model.ts";
import { ALL, fieldPolicy, NONE, rowPolicy } from "../foundation/policies.ts";

/** A text that staff insert in replies. Subclasses are declared with `@model`. */
@model({ abstract: true })
export abstract class SavedReply extends DeletableEntity {
  @textColumn({ description: "What staff choose it by; at most 80 characters." })
  name!: string;

  @localized({
    description: "Plain text. `{name}` stands for the name of the sender.",
  })
  content: Localized = {};
}

/**
 * The operations of a plain noun for saved replies, which those who hold the permission `staff` write
 * and read, in order of name. Nobody else sees any.
 */
export function savedReplyResolvers<T extends SavedReply>(
  entity: new () => T,
  { staff: write }: { staff: Permission },
): readonly Function[] {
  @InputType(`Update${entity.name}Input`)
  class Update extends VersionedInput {
    @inputField(line(80)) name?: string;
    @inputField(textByLocale(text(2_000))) content?: LocalizedTextInput;
  }

  @InputType(`Create${entity.name}Input`)
  class Create extends Update {
    @inputField(line(80), { required: true }) declare name: string;
  }

  rowPolicy(entity, (viewer) => (viewer.may(write) ? ALL : NONE));
  fieldPolicy(entity, ["name", "content", "contentByLocale"]);
  return [
    entityQueries(entity, { write, order: { name: "asc", id: "asc" } as never }),
    entityMutations(entity, {
      write,
      create: Create,
      update: Update,
      change(reply, input, created) {
        const { name, content } = created ? parseInput(Create, created) : parseInput(Update, input);
        reply.name = name ?? reply.name;
        reply.content = merged(reply.content, content);
      },
    }),
  ];
}
