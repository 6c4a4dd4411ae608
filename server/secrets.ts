import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { type Secrets, SecretUnreadable } from "../schema/foundation/secrets.ts";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const FORMAT = "v1";

interface Key {
  id: string;
  bytes: Buffer;
}

/** The key that follows from a SECRET, and its name in values, from which nothing follows. */
function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync("sha256", secret, "", "atelier stored secrets", KEY_BYTES));
  const id = createHash("sha256").update("key id").update(bytes).digest("base64url").slice(0, 8);
  return { id, bytes };
}

/**
 * Encrypted values: `v1.<key id>.<iv, tag and text>`. What was encrypted with a previous SECRET can be read as long as
 * SECRET_PREVIOUS names it.
 */
export function secrets(secret: string, previous?: string): Secrets {
  const current = keyOf(secret);
  const keys = new Map([previous ? keyOf(previous) : current, current].map((key) => [key.id, key]));
  return {
    seal(text, of) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, current.bytes, iv).setAAD(Buffer.from(of));
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      const value = Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
      return `${FORMAT}.${current.id}.${value}`;
    },
    open(sealed, of) {
      const [format, keyId = "", value = ""] = sealed.split(".");
      const key = format === FORMAT ? keys.get(keyId) : undefined;
      const bytes = Buffer.from(value, "base64url");
      if (!key || bytes.length < IV_BYTES + TAG_BYTES) throw new SecretUnreadable();
      const decipher = createDecipheriv(CIPHER, key.bytes, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(of));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        throw new SecretUnreadable();
      }
    },
    isCurrent: (sealed) => sealed.startsWith(`${FORMAT}.${current.id}.`),
  };
}
