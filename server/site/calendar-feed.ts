import type { FastifyInstance } from "fastify";
import { memberOfFeed, readFeed } from "../../schema/calendar/index.ts";
import type { Context } from "../../schema/foundation/context.ts";
import { NotFound } from "../../schema/foundation/errors.ts";
import { Viewer } from "../../schema/foundation/viewer.ts";

const FILE = /^([\w-]{20,100})\.ics$/;

/** /calendar/{secret}.ics: a member's calendar for other programs, which do not sign in. */
export function calendarFeed(http: FastifyInstance, context: (viewer: Viewer) => Context): void {
  http.get<{ Params: { file: string } }>("/calendar/:file", async (request, reply) => {
    reply.header("cache-control", "private, no-store").header("referrer-policy", "no-referrer");
    const [, token] = FILE.exec(request.params.file) ?? [];
    if (!token) throw new NotFound("There is no such calendar");
    const memberId = await memberOfFeed(token, context(new Viewer()));
    const ics = await readFeed("Atelier", context(new Viewer({ memberId })));
    return reply.type("text/calendar; charset=utf-8").send(ics);
  });
}
