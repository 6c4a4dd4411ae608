import { createHash, randomBytes } from "node:crypto";

/** A secret for a link: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The hash that is stored of a secret in a link, so that the database alone does not open it. */
export const hashOfToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
