import { z } from "zod";
import { characterCount } from "../foundation/characters.ts";
import { RateLimited } from "../foundation/errors.ts";
import { isCommon } from "./common-passwords.ts";

/** OWASP's recommendation for argon2id: 19 MiB, two iterations. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash that no password matches, so that an unknown account, or one without a password, takes the
 * same time.
 */
const NOBODYS =
  "$argon2id$v=19$m=19456,t=2,p=1$P7VnRuzro+FxZWGJNW6tow$F2A9xFmN3M7oJGKCaFG//1VhNVhL0jcZoRhFSnKwdHU";

/**
 * Hashing shares libuv's threads with files and compression: two at a time leave threads for those.
 */
const MAX_RUNNING = 2;
/** About one second of waiting; further requests are refused. */
const MAX_WAITING = 100;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < MAX_RUNNING) running += 1;
  else if (waiting.length >= MAX_WAITING) throw new RateLimited(1);
  else await new Promise<void>((resolve) => waiting.push(resolve)); // takes over the slot of a finished one
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const FEWEST = 10;
/** Longer input would only cost the server time. */
const MAX_PASSWORD_LENGTH = 256;

/** Loaded on first use, to keep startup fast. */
const argon2 = () => import("@node-rs/argon2");

export const hashPassword = (password: string): Promise<string> =>
  inTurn(async () => (await argon2()).hash(password.normalize("NFKC"), COST));

/** Whether the password matches the hash. Takes the same time if there is no hash. */
export async function matchesPassword(
  password: string,
  hash: string | null | undefined,
): Promise<boolean> {
  const mayFit = hash != null && password.length <= MAX_PASSWORD_LENGTH;
  const isRight = await inTurn(async () =>
    (await argon2()).verify(
      mayFit ? hash : NOBODYS,
      password.slice(0, MAX_PASSWORD_LENGTH).normalize("NFKC"),
    ),
  );
  return mayFit && isRight;
}

/** If the new password was repeated: the error if the two differ. */
export const refuseRepeated = (password: unknown, again: unknown): Record<string, string> =>
  again == null || again === password ? {} : { confirm: "Does not match" };

/** A new password: long enough and not a common one. */
export const newPassword = () =>
  z
    .string({ error: ({ input }) => (input == null ? "Required" : "Must be text") })
    .refine((value) => value !== "", "Required")
    .refine((value) => !value || characterCount(value) >= FEWEST, `At least ${FEWEST} characters`)
    .refine(
      (value) => value.length <= MAX_PASSWORD_LENGTH,
      `At most ${MAX_PASSWORD_LENGTH} characters`,
    )
    .refine((value) => !isCommon(value), "Too common")
    .meta({ description: `At least ${FEWEST} characters and not a common password.` });
