import type { Context } from "../foundation/context.ts";
import { SecretUnreadable } from "../foundation/secrets.ts";
import { runSql } from "./run-sql.ts";

/**
 * Encrypts what a previous SECRET had encrypted with the present one, so that the previous one can be dropped. What
 * cannot be read stays: it may be that its SECRET is named later.
 */
export async function resealSecrets({ em, services: { secrets } }: Context): Promise<void> {
  for (const table of ["proxy_servers", "proxy_clients"]) {
    const rows = (await runSql(
      em,
      `select id, secret from ${table} where secret is not null`,
      [],
    )) as unknown as { id: string; secret: string }[];
    for (const { id, secret } of rows) {
      if (secrets.isCurrent(secret)) continue;
      try {
        const sealed = secrets.seal(secrets.open(secret, id), id);
        const sql = `update ${table} set secret = ? where id = ? and secret = ? returning id`;
        await runSql(em, sql, [sealed, id, secret]);
      } catch (error) {
        if (!(error instanceof SecretUnreadable)) throw error;
      }
    }
  }
}
