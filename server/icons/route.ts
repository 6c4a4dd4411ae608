import type { FastifyInstance } from "fastify";
import { Malformed, NotFound } from "../../schema/foundation/errors.ts";
import { type Drawing, ICON_SETS, type IconSet, iconSet } from "./icon-sets.ts";

/** The specification, section 9: the longest address, and how long an answer may be kept. */
const MAX_LENGTH = 500;
const KEPT_SECONDS = 168 * 3_600;

/** What is drawn of an icon: the inside of its svg, and the window on it. */
interface IconBody {
  body: string;
  viewBox: string;
}

/** Bodies of icons: GET /icons/{prefix}.json?icons=a,b. A name nobody knows is left out. */
export function icons(http: FastifyInstance): void {
  http.get<{ Params: { file: string }; Querystring: { icons?: unknown } }>(
    "/icons/:file",
    async (request, reply) => {
      if (request.url.length > MAX_LENGTH) {
        const refusal = { message: "The address is too long", code: "TOO_LARGE" };
        return reply.code(414).send(refusal);
      }
      const prefix = ICON_SETS.find((each) => `${each}.json` === request.params.file);
      if (!prefix) throw new NotFound("There is no such set of icons");
      const { icons: asked } = request.query;
      if (typeof asked !== "string" || !asked) throw new Malformed("icons: which ones is missing");
      const set = await iconSet(prefix);
      const found = [...new Set(asked.split(","))].flatMap((name) => {
        const icon = Object.hasOwn(set.icons, name) && set.icons[name];
        return icon ? [[name, drawn(icon, set)] as const] : [];
      });
      return reply
        .header("cache-control", `public, max-age=${KEPT_SECONDS}`)
        .send({ icons: Object.fromEntries(found) });
    },
  );
}

/** A package says what differs from its set, and the set what differs from 16 by 16. */
function drawn(icon: Drawing, set: IconSet): IconBody {
  const { left = 0, top = 0, width = 16, height = 16 } = { ...set, ...icon };
  return { body: icon.body, viewBox: `${left} ${top} ${width} ${height}` };
}
