import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { DAY } from "../foundation/durations.ts";
import { endMails } from "../notifications/end-mails.ts";
import { testGraph } from "../testing/graph.ts";
import { nextReset } from "./quota-period.ts";
import { endPeriods } from "./reset-usage.ts";
import { serverOfToken, takeUsage } from "./take-usage.ts";
import { ENABLE, proxiesOf, RESET } from "./proxies.builder.ts";

const graph = await testGraph();
const operator = await aPerson(graph, Role.OPERATOR);
const { asOperator, aServer, aClient, server, client } = proxiesOf(graph, operator);

describe("usage", () => {
  const GB = 1_000_000_000;

  async function aReporter() {
    const { id } = await aServer({ enabled: false });
    const { rotateProxyServerToken } = await asOperator(
      `mutation($id: ID!) { rotateProxyServerToken(id: $id) { token } }`,
      { id },
    );
    const report = async (startId: string, username: string, bytesIn: number) => {
      const context = graph.context();
      const own = await serverOfToken(rotateProxyServerToken.token, context);
      const samples = [{ client: username, bytesIn, bytesOut: 0 }];
      return takeUsage(own, { startId, samples }, context);
    };
    return { id, report };
  }

  test("survives restarts and repeated reports, and refuses a total that falls", async () => {
    const { id: serverId, report } = await aReporter();
    const { id, username } = await aClient();
    await report("first", username, 5 * GB);
    await report("first", username, 5 * GB);
    await report("second", username, GB);
    await report("first", username, 5 * GB);
    expect((await client(id)).usedBytes).toBe(6 * GB);
    expect(await report("second", username, GB - 1)).toEqual({
      taken: 0,
      refused: [{ client: username, reason: "The total fell without a new start" }],
    });
    await report("second", username, 10_000 * GB);
    expect((await client(id)).usedBytes).toBe(10_005 * GB);
    expect((await server(serverId)).recentBytes).toBe(10_005 * GB);
    await expect(serverOfToken("none", graph.context())).rejects.toThrow("Server not found");
  });

  test("up to the quota stops a client, of which operators are told at 80 and 100 percent", async () => {
    const { report } = await aReporter();
    const { id, username, name } = await aClient({ quotaBytes: 100 });
    expect(await client((await aClient({ quotaBytes: 0 })).id)).toMatchObject({
      status: "OVER_QUOTA",
    });
    await report("a", username, 79);
    await report("a", username, 80);
    expect((await client(id)).status).toBe("ACTIVE");
    await report("a", username, 100);
    await report("a", username, 101);
    expect((await client(id)).status).toBe("OVER_QUOTA");
    expect(graph.mails.filter(({ subject }) => subject.startsWith(`${name} `))).toMatchObject([
      { subject: `${name} has used 80% of its quota` },
      { subject: `${name} has used up its quota` },
    ]);
  });

  test("is told to whose client it is: the member as they chose, or the address of a client without one", async () => {
    const { report } = await aReporter();
    const [mia, noa] = [await aPerson(graph), await aPerson(graph)];
    const contactEmail = `${crypto.randomUUID()}@example.org`;
    const quota = { quotaBytes: 10 * GB, quotaPeriod: "DAILY", contactEmail };
    const ofMia = await aClient({ ...quota, memberId: mia.member.id });
    const ofNoa = await aClient({ ...quota, memberId: noa.member.id });
    const ofNobody = await aClient(quota);
    await graph.as(noa.viewer)(
      "mutation { chooseNotifications(kind: PROXY_USAGE, here: true, mail: OFF) { id } }",
    );
    const use = async (bytes: number) => {
      for (const { username } of [ofMia, ofNoa, ofNobody]) await report("a", username, bytes);
    };
    const mailsTo = (address: string) => graph.mails.filter(({ to }) => to === address);
    await use(8 * GB);
    await use(8 * GB);
    expect(mailsTo(mia.user.email)).toMatchObject([
      {
        subject: "You have used 80% of your quota",
        paragraphs: [
          `Your access “${ofMia.name}” has used 8 GB of 10 GB.`,
          "When the quota is used up, the access stops until it is reset.",
          expect.stringMatching(/^It is reset on /),
        ],
        unsubscribes: `${mia.user.id} proxy_usage`,
      },
    ]);
    expect(mailsTo(noa.user.email)).toEqual([]);
    const [mail, ...others] = mailsTo(contactEmail);
    expect(others).toEqual([]);
    expect(mail?.unsubscribes).toBe(`${contactEmail} proxy_usage`);
    await endMails(mail?.unsubscribes ?? "", graph.context());
    await use(10 * GB);
    expect(mailsTo(mia.user.email)).toHaveLength(2);
    expect(mailsTo(contactEmail)).toHaveLength(1);
    const READ = "{ notifications { nodes { kind proxyClient { id } } } }";
    for (const { viewer, id } of [
      { ...mia, id: ofMia.id },
      { ...noa, id: ofNoa.id },
    ]) {
      const read = { kind: "PROXY_USAGE", proxyClient: { id } };
      expect((await graph.as(viewer)(READ)).notifications.nodes).toEqual([read, read]);
    }
  });

  test("is reset by hand and at the end of a period alike: who was stopped otherwise stays so", async () => {
    const { report } = await aReporter();
    const quota = { quotaBytes: 10, quotaPeriod: "DAILY" };
    const [one, stopped, monthly] = [
      await aClient(quota),
      await aClient(quota),
      await aClient({ quotaBytes: 10 }),
    ];
    for (const { username } of [one, stopped, monthly]) await report("a", username, 10);
    await asOperator(ENABLE, { ids: [stopped.id], enabled: false });
    expect(one.nextResetAt).toBe(nextReset("daily", null, graph.clock.now())?.toISOString());
    await asOperator(RESET, { ids: [monthly.id] });
    expect(await client(monthly.id)).toMatchObject({ status: "ACTIVE", usedBytes: 0 });
    graph.clock.advance(DAY);
    await endPeriods(graph.context());
    expect(await client(one.id)).toMatchObject({ status: "ACTIVE", usedBytes: 0 });
    expect(await client(stopped.id)).toMatchObject({ status: "DISABLED", usedBytes: 0 });
  });

  test("is reset at midnight in Vienna, also when clocks change and in short months", () => {
    const reset = (period: "weekly" | "monthly" | "daily", day: number | null, after: string) =>
      nextReset(period, day, new Date(after))?.toISOString();
    expect(reset("daily", null, "2026-10-24T22:30:00Z")).toBe("2026-10-25T23:00:00.000Z");
    expect(reset("weekly", 1, "2026-11-23T00:00:00Z")).toBe("2026-11-29T23:00:00.000Z");
    expect(reset("monthly", 31, "2027-02-10T00:00:00Z")).toBe("2027-02-27T23:00:00.000Z");
    expect(reset("monthly", 1, "2026-11-20T00:00:00Z")).toBe("2026-11-30T23:00:00.000Z");
  });
});
