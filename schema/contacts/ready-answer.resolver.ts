import { entityMutations, entityQueries } from "../foundation/entity-operations.ts";
import { parseInput } from "../foundation/input.ts";
import { merged } from "../foundation/locale.ts";
import { CreateReadyAnswerInput, UpdateReadyAnswerInput } from "./ready-answer.input.ts";
import { ReadyAnswer } from "./ready-answer.ts";

export const ReadyAnswerQueries = entityQueries(ReadyAnswer, {
  write: "contact:answer",
  order: { name: "asc", id: "asc" },
});

export const ReadyAnswerMutations = entityMutations(ReadyAnswer, {
  write: "contact:answer",
  create: CreateReadyAnswerInput,
  update: UpdateReadyAnswerInput,
  change(answer, input, created) {
    const { name, content } = created
      ? parseInput(CreateReadyAnswerInput, created)
      : parseInput(UpdateReadyAnswerInput, input);
    answer.name = name ?? answer.name;
    answer.content = merged(answer.content, content);
  },
});
