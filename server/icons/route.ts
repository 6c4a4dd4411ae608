import type { FastifyInstance } from "fastify";
import { Malformed, NotFound } from "../../schema/foundation/errors.ts";
import { type Drawing, ICON_SETS, type IconSet, iconSet } from "./icon-sets.ts";

/** Specification, section 9: the longest URL, and how long an answer may be cached. */
const MAX_LENGTH = 500;
const KEPT_SECONDS = 168 * 3_600;

/** The content of an icon's svg element, and its view box. */
interface IconBody {
  body: string;
  viewBox: string;
}

/** Bodies of icons: GET /icons/{prefix}.json?icons=a,b. Unknown names are left out. */
export function icons(http: FastifyInstance): void {
  http.get<{ Params: { file: string }; Querystring: { icons?: unknown } }>(
    "/icons/:file",
    async (request, reply) => {
      if (request.url.length > MAX_LENGTH) {
        const refusal = { message: "The URL is too long", code: "TOO_LARGE" };
        return reply.code(414).send(refusal);
      }
      const prefix = ICON_SETS.find((each) => `${each}.json` === request.params.file);
      if (!prefix) throw new NotFound("No such icon set");
      const { icons: requested } = request.query;
      if (typeof requested !== "string" || !requested)
        throw new Malformed("The parameter `icons` is missing");
      const set = await iconSet(prefix);
      const found = [...new Set(requested.split(","))].flatMap((name) => {
        const icon = Object.hasOwn(set.icons, name) && set.icons[name];
        return icon ? [[name, drawn(icon, set)] as const] : [];
      });
      return reply
        .header("cache-control", `public, max-age=${KEPT_SECONDS}`)
        .send({ icons: Object.fromEntries(found) });
    },
  );
}

/** Whether a name is one of an icon: names are words with hyphens. */
const FILE = /^([a-z0-9-]{1,100})\.svg$/;

/** A drawing for pages without scripts: GET /icons/{prefix}/{name}.svg. Used as a mask, so its color does not matter. */
export function iconFiles(http: FastifyInstance): void {
  http.get<{ Params: { prefix: string; file: string } }>(
    "/icons/:prefix/:file",
    async (request, reply) => {
      const prefix = ICON_SETS.find((each) => each === request.params.prefix);
      const [, name = ""] = FILE.exec(request.params.file) ?? [];
      const set = prefix && (await iconSet(prefix));
      const icon = set && Object.hasOwn(set.icons, name) && set.icons[name];
      if (!icon) throw new NotFound("No such icon");
      const { body, viewBox } = drawn(icon, set);
      return reply
        .header("cache-control", `public, max-age=${KEPT_SECONDS}`)
        .type("image/svg+xml")
        .send(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`);
    },
  );
}

/** The package only stores what differs from its set, and the set what differs from 16 × 16. */
function drawn(icon: Drawing, set: IconSet): IconBody {
  const { left = 0, top = 0, width = 16, height = 16 } = { ...set, ...icon };
  return { body: icon.body, viewBox: `${left} ${top} ${width} ${height}` };
}
