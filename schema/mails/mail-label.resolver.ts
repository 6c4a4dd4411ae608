import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { Id } from "../foundation/id-args.ts";
import { parseInput } from "../foundation/input.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import { countOf, findAll, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { labelled, unreadBy } from "./list-threads.ts";
import { MailLabel } from "./mail-label.ts";
import { MailThread } from "./mail-thread.ts";
import { MailLabelInput, SystemLabel } from "./mails.input.ts";

const MAX_LABELS = 200;

@Resolver(() => MailLabel)
export class MailLabelResolver {
  @AllowedTo("mail:read")
  @Query(() => [MailLabel], {
    description: `The labels of the staff by name, at most ${MAX_LABELS}.`,
  })
  mailLabels(): ReadQuery {
    return findAll(MailLabel, {}, { name: "asc", id: "asc" }, MAX_LABELS);
  }

  @AllowedTo("mail:send")
  @Mutation(() => MailLabel, {
    description: "Makes a label; its name is required. CONFLICT if there is one of this name.",
  })
  async createMailLabel(
    @Arg("input", () => MailLabelInput) input: MailLabelInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    if (!input.name) throw new Invalid({ name: "Required" });
    if ((await context.em.count(MailLabel)) >= MAX_LABELS)
      throw new Invalid({ name: `At most ${MAX_LABELS} labels` });
    return context.create(new MailLabel(), (label) => change(label, input));
  }

  @AllowedTo("mail:send")
  @Mutation(() => MailLabel, { description: "CONFLICT if there is another one of this name." })
  updateMailLabel(
    @Id() id: string,
    @Arg("input", () => MailLabelInput) input: MailLabelInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return context.update(MailLabel, id, null, (label) => change(label, input));
  }

  @AllowedTo("mail:send")
  @Mutation(() => ID, { description: "Deletes a label for good; its conversations stay." })
  deleteMailLabel(@Id() id: string, @Ctx() context: Context): Promise<string> {
    return context.delete(MailLabel, id);
  }

  @Compilable()
  @FieldResolver(() => Int, {
    complexity: 5,
    description:
      "How many of its conversations the viewer has not read; not of those in SPAM and TRASH.",
  })
  unreadCount(@Root() { id }: MailLabel, @Ctx() { viewer }: Context): ReadQuery {
    return countOf(MailThread, {
      ...labelled(SystemLabel.ALL, viewer),
      ...unreadBy(viewer),
      labels: { $some: { id } },
    });
  }
}

function change(label: MailLabel, input: MailLabelInput): void {
  const { name, hue } = parseInput(MailLabelInput, input);
  if (name) Object.assign(label, { name, nameKey: name.normalize("NFC").toLowerCase() });
  if (hue) label.hue = hue;
}
