const ARRAY_OF_TEXT = 1009;

type Parse = (text: string) => unknown;

interface Client {
  getTypeParser(type: number, format: "text"): Parse;
  setTypeParser(type: number, format: "text", parse: Parse): void;
  query(text: string): Promise<unknown>;
}

/** What each connection to PostgreSQL is made ready with, before anything is asked of it. */
export async function prepareConnection(client: Client): Promise<void> {
  readWords(client);
  await keepMemory(client);
}

/**
 * Lists of words, such as the ids of a conversation's hundreds of readers, are read in one go; by the
 * client alone those that hold what is quoted, or nothing.
 */
function readWords(client: Client): void {
  const parse = client.getTypeParser(ARRAY_OF_TEXT, "text");
  client.setTypeParser(ARRAY_OF_TEXT, "text", (text) =>
    /["\\[]|NULL|^\{\}$/.test(text) ? parse(text) : text.slice(1, -1).split(","),
  );
}

/**
 * The database's side of a connection keeps the memory that a statement leaves behind. By itself
 * glibc returns what lies free at the end, and the next statement takes it anew, page by page: for one
 * of many parts that is twice the work. Once a large piece was freed it keeps twice as much as that.
 */
const keepMemory = (client: Client): Promise<unknown> =>
  client.query("select length(repeat(' ', 2000000))");
