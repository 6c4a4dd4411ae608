import { GraphQLSafeInt } from "graphql-scalars";
import { Int } from "type-graphql";
import { z } from "zod";
import { GraphQLDecimal } from "../foundation/decimal.ts";

/** The highest amount that is written: 100 million euros in cents. */
const MAX_AMOUNT = 10_000_000_000;

const atMost = (most: number) => `At most ${most}`;

/** An amount of minor units, from 0. */
export const amountInput = (least = 0) =>
  z
    .int("A whole number")
    .min(least, `At least ${least}`)
    .max(MAX_AMOUNT, atMost(MAX_AMOUNT))
    .meta({
      type: () => GraphQLSafeInt,
      description: "In the smallest unit of the currency, such as cents.",
    });

/** Basis points: 2500 is 25 %. */
export const basisPointsInput = () =>
  z
    .int("A whole number")
    .min(0, "At least 0")
    .max(10_000, atMost(10_000))
    .meta({ type: () => Int, description: "In basis points: 2500 is 25 %." });

const QUANTITY = /^\d{1,6}(\.\d{1,4})?$/u;

/** A quantity above 0. */
export const quantityInput = () =>
  z
    .string({ error: "Not valid" })
    .refine((value) => QUANTITY.test(value) && /[1-9]/u.test(value), "Not valid")
    .meta({
      type: () => GraphQLDecimal,
      description: "Above 0, below a million, with up to four decimal places.",
    });
