import { randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/core";

const SALT_BYTES = 32;

/** The salt of a day, the same for all processes. The first that asks for it makes it. */
export async function saltOf(day: string, em: EntityManager): Promise<string> {
  const rows = await em.getConnection().execute<{ salt: string }[]>(
    `insert into visitor_salts (day, salt) values (?, ?)
      on conflict (day) do update set salt = visitor_salts.salt returning salt`,
    [day, randomBytes(SALT_BYTES).toString("base64url")],
    "all",
  );
  return rows[0]?.salt ?? "";
}
