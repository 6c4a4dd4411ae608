const ARRAY_OF_TEXT = 1009;

type Parse = (text: string) => unknown;

interface Client {
  getTypeParser(type: number, format: "text"): Parse;
  setTypeParser(type: number, format: "text", parse: Parse): void;
}

interface Pool {
  on(event: "connect", listener: (client: Client) => void): void;
}

/**
 * Lists of words, such as the ids of a conversation's hundreds of readers, are read in one go; by the
 * client alone those that hold what is quoted, or nothing.
 */
export function readWords(pool: Pool): void {
  pool.on("connect", (client) => {
    const parse = client.getTypeParser(ARRAY_OF_TEXT, "text");
    client.setTypeParser(ARRAY_OF_TEXT, "text", (text) =>
      /["\\[]|NULL|^\{\}$/.test(text) ? parse(text) : text.slice(1, -1).split(","),
    );
  });
}
