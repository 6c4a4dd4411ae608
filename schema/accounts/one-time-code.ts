import { createHash, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

const ISSUER = "Atelier";
const PERIOD_S = 30;

/** Clocks may differ: the code before and the one after the current one are accepted, too. */
const WINDOW = 1;

const SECRET_BYTES = 20;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an authenticator app reads from a QR code. */
export const setupUri = (secret: string, email: string): string =>
  new TOTP({ issuer: ISSUER, label: email, secret: Secret.fromBase32(secret) }).toString();

/** The time step of a code of this secret; undefined if it is not a present one. */
export function stepOfCode(code: string, secret: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period: PERIOD_S,
    timestamp,
    window: WINDOW,
  });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD_S) + delta;
}

const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

/** Without the letters and digits that look alike: i, l, o and u, as in Crockford's base 32. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

function newRecoveryCode(): string {
  let bits = BigInt(`0x${randomBytes(RECOVERY_BYTES).toString("hex")}`);
  let code = "";
  for (let n = 0; n < (RECOVERY_BYTES * 8) / 5; n += 1) {
    code += ALPHABET[Number(bits & 31n)];
    bits >>= 5n;
  }
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

/** The hash of a recovery code, however it was typed. */
export const hashOfRecoveryCode = (code: string): string =>
  createHash("sha256")
    .update(code.toLowerCase().replace(/[^0-9a-z]/g, ""))
    .digest("hex");
