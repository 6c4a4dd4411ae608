import { Conflict, NotFound } from "./errors.ts";

/** The error messages of a model: for NOT_FOUND, and for a unique value that already exists. */
export interface ModelMessages {
  notFound: string;
  taken?: string;
}

const messagesByModel = new Map<Function, ModelMessages>();

export const setMessages = (entity: Function, messages: ModelMessages): void => {
  messagesByModel.set(entity, messages);
};

export const messagesOf = (entity: Function): Required<ModelMessages> => ({
  notFound: "Not found",
  taken: "Already taken",
  ...messagesByModel.get(entity),
});

export const notFound = (entity: Function, details?: Record<string, unknown>): NotFound =>
  new NotFound(messagesOf(entity).notFound, details);

/** @param path of the input that has the value, where it is one */
export const alreadyTaken = (entity: Function, path?: string): Conflict =>
  new Conflict(messagesOf(entity).taken, undefined, path ? { [path]: "Taken" } : undefined);

/** Something else was sent with it before. */
export const keyUsed = (path = "idempotencyKey"): Conflict =>
  new Conflict("This key was used for something else", undefined, { [path]: "Taken" });
