import { z } from "zod";
import { charactersIn } from "../foundation/input.ts";
import { isCommon } from "./common-passwords.ts";

/** OWASP's advice for argon2id: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a password nobody has: who has none, or no account, is answered no faster. */
const NOBODYS =
  "$argon2id$v=19$m=19456,t=2,p=1$P7VnRuzro+FxZWGJNW6tow$F2A9xFmN3M7oJGKCaFG//1VhNVhL0jcZoRhFSnKwdHU";

const FEWEST = 10;
/** Nobody types more; more would be work for the server alone. */
const MOST = 256;

/** Loaded when it is first needed: a start should not wait for it. */
const argon2 = () => import("@node-rs/argon2");

export const hashOf = async (password: string): Promise<string> =>
  (await argon2()).hash(password.normalize("NFKC"), COST);

/** Is this the password of that hash? The same work where there is no hash. */
export async function fits(password: string, hash: string | null | undefined): Promise<boolean> {
  const { verify } = await argon2();
  const mayFit = hash != null && password.length <= MOST;
  const isRight = await verify(mayFit ? hash : NOBODYS, password.slice(0, MOST).normalize("NFKC"));
  return mayFit && isRight;
}

/** A password somebody chooses: long enough, not one of those everybody chooses. */
export const newPassword = () =>
  z
    .string({ error: "Must be text" })
    .refine((value) => value !== "", "Required")
    .refine((value) => !value || charactersIn(value) >= FEWEST, `At least ${FEWEST} characters`)
    .refine((value) => value.length <= MOST, `At most ${MOST} characters`)
    .refine((value) => !isCommon(value), "Too common");
