import { CheckConstraintViolationException } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";

const noAdmin = () => new Invalid({ roles: "Not valid" }, "At least one admin must remain");

/**
 * Saves; a database trigger prevents removing the last administrator, also in concurrent
 * transactions.
 */
export async function saveWithAdmin(context: Context): Promise<void> {
  try {
    await context.save();
  } catch (error) {
    throw error instanceof CheckConstraintViolationException ? noAdmin() : error;
  }
}
