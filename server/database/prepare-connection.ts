const ARRAY_OF_TEXT = 1009;

type Parse = (text: string) => unknown;

interface Client {
  getTypeParser(type: number, format: "text"): Parse;
  setTypeParser(type: number, format: "text", parse: Parse): void;
  query(text: string): Promise<unknown>;
}

/** Prepares each new connection to PostgreSQL before its first query. */
export async function prepareConnection(client: Client): Promise<void> {
  parseTextArrays(client);
  await keepMemory(client);
}

/**
 * Parses text arrays, such as hundreds of reader ids of a conversation, with one split; arrays with
 * quoted or null elements are left to the client's slower parser.
 */
function parseTextArrays(client: Client): void {
  const parse = client.getTypeParser(ARRAY_OF_TEXT, "text");
  client.setTypeParser(ARRAY_OF_TEXT, "text", (text) =>
    /["\\[]|NULL|^\{\}$/.test(text) ? parse(text) : text.slice(1, -1).split(","),
  );
}

/**
 * Makes PostgreSQL's backend keep the memory that a statement frees. By default glibc returns free
 * memory at the end of the heap to the system, and the next statement allocates it again page by
 * page, which doubles the cost of a complex statement. After one large block was freed, glibc keeps
 * twice that much.
 */
const keepMemory = (client: Client): Promise<unknown> =>
  client.query("select length(repeat(' ', 2000000))");
