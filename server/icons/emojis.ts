import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { FastifyInstance } from "fastify";
import { NotFound } from "../../schema/foundation/errors.ts";
import { iconSet } from "./icon-sets.ts";

const SET = "fluent-emoji-flat";
const KEPT_SECONDS = 168 * 3_600;

/** Only an image, however its URL is opened. */
const SHOWN = {
  "content-type": "image/svg+xml",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "cache-control": `public, max-age=${KEPT_SECONDS}`,
};

/** Missing in the set's list of characters, though the drawing is in the set. */
const MIRRORED: Record<string, string> = { "1f449": "backhand-index-pointing-right" };

const { resolve } = createRequire(import.meta.url);
let known: Promise<Record<string, string>> | undefined;

/** The names of drawings by the code points of the emoji, in hexadecimal. */
function names(): Promise<Record<string, string>> {
  const read = async () =>
    JSON.parse(await readFile(resolve(`@iconify-json/${SET}/chars.json`), "utf8"));
  return (known ??= read());
}

/** The drawing; some are mirror images of others. */
async function drawingOf(name: string): Promise<string | undefined> {
  const { icons, aliases } = await iconSet(SET);
  const { parent = name, hFlip = false } = aliases?.[name] ?? {};
  const body = icons[parent]?.body;
  return body && hFlip ? `<g transform="translate(32 0) scale(-1 1)">${body}</g>` : body;
}

/** Serves emojis, the same on every device: GET /icons/emoji/{1f469-1f3fd-200d-1f680}.svg. */
export function emojis(http: FastifyInstance): void {
  http.get<{ Params: { file: string } }>("/icons/emoji/:file", async (request, reply) => {
    const [, characters = ""] = /^([0-9a-f-]{1,80})\.svg$/.exec(request.params.file) ?? [];
    const all = await names();
    const name = Object.hasOwn(all, characters) ? all[characters] : MIRRORED[characters];
    const drawing = name && (await drawingOf(name));
    if (!drawing) throw new NotFound("No such emoji");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawing}</svg>`;
    return reply.headers(SHOWN).send(svg);
  });
}
