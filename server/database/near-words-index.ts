import { NEAR_WORDS_INDEX } from "../../schema/search/search-word.ts";
import type { Database } from "./database.ts";
import { say } from "../say.ts";

/** Processes that start at the same time make the index one after the other. */
const LOCK = 7_210_458;

/**
 * Makes the index of words that searches are corrected with. It needs pg_trgm, which comes with
 * PostgreSQL but which not every user may install: without it there are no suggestions. Writes nothing
 * once there is an index, so that a server also starts with a full disk. `fastupdate` would let searches
 * read a list of the newest words from end to end.
 */
export async function makeNearWordsIndex({ em }: Database): Promise<void> {
  try {
    await em.fork().transactional(async (tx) => {
      await tx.execute(`select pg_advisory_xact_lock(${LOCK})`);
      const [row] = await tx.execute(`select to_regclass('${NEAR_WORDS_INDEX}') as index`);
      if (row?.index) return;
      await tx.execute("create extension if not exists pg_trgm");
      await tx.execute(
        `create index "${NEAR_WORDS_INDEX}" on "search_words" using gin ("plain" gin_trgm_ops) with (fastupdate = off)`,
      );
    });
  } catch (error) {
    say(
      "warn",
      `Searches that find nothing have no suggestions: the extension pg_trgm is missing (${(error as Error).message.split("\n")[0]})`,
    );
  }
}
