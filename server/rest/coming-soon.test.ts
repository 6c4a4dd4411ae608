import { expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { OpeningNotice } from "../../schema/coming-soon/opening-notice.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { mailServer } from "../testing/mail-server.ts";
import { testServer } from "../testing/server.ts";
import { DAY } from "../../schema/foundation/durations.ts";

const smtp = await mailServer();
const server = await testServer({ smtpUrl: smtp.url, rateLimits: true });
const em = () => server.database.em.fork();
const opensAt = new Date(Date.now() + 3 * DAY);
const SETTINGS =
  "mutation($at: DateTimeISO) { updateSiteSettings(input: { comingSoonAt: $at }) { id } }";
await server.ask("POST", "/graphql", {
  as: withRole(Role.ADMIN),
  body: { query: SETTINGS, variables: { at: opensAt } },
});
const post = (path: string, body: object) => server.ask("POST", path, { body });

/** The secret in the link of the only mail to an address, once it has arrived. */
async function tokenFor(email: string): Promise<string> {
  for (;;) {
    const mail = smtp.received.find(({ to }) => to.includes(email));
    const token = /coming-soon\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    if (token) return token;
    await new Promise(setImmediate);
  }
}

test("an address is confirmed by the link of the mail that arrives", async () => {
  expect((await server.ask("GET", "/api/info")).body.info.comingSoonAt).toBe(opensAt.toISOString());
  const email = "ada@example.org";
  const response = await post("/api/coming-soon", { email, locale: "no" });
  expect([response.status, response.body]).toEqual([200, { success: true }]);
  const token = await tokenFor(email);
  expect((await post("/api/coming-soon/confirm", { token })).body).toEqual({ success: true });
  const { confirmedAt, locale } = await em().findOneOrFail(OpeningNotice, { email });
  expect([confirmedAt instanceof Date, locale]).toEqual([true, "no"]);
  expect((await post("/api/coming-soon/remove", { token })).body).toEqual({ success: true });
  expect(await em().count(OpeningNotice)).toBe(0);
});

test("an unknown link answers 404, a wrong address 422 at its field", async () => {
  expect((await post("/api/coming-soon/confirm", { token: "nothing" })).status).toBe(404);
  const { status, body } = await post("/api/coming-soon", { email: "x", locale: "en" });
  expect([status, body.fields]).toEqual([422, { email: "Not an email address" }]);
});

test("one address is mailed at most three links a day", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    const { status } = await post("/api/coming-soon", { email: "bo@example.org", locale: "en" });
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});
