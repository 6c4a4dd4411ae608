import type { BuiltPerson } from "../accounts/person.builder.ts";
import { MINUTE } from "../foundation/durations.ts";
import type { TestGraph } from "../testing/graph.ts";
import { checkDueServers } from "./check-servers.ts";

const SERVER = `id version name host port protocol status statusSince lastError latencyMs nextCheckAt secretSetAt
  recentChecks { ok error } lastDay { checks answered } recentBytes clientCount`;
const CLIENT = `id version name username status quotaBytes usedBytes nextResetAt expiresAt
  assignments { priority server { id host } }`;
const CREATE_SERVER = `mutation($input: CreateProxyServerInput!) { createProxyServer(input: $input) { ${SERVER} } }`;
export const UPDATE_SERVER = `mutation($id: ID!, $input: UpdateProxyServerInput!) { updateProxyServer(id: $id, input: $input) { ${SERVER} } }`;
export const CREATE_CLIENT = `mutation($input: CreateProxyClientInput!) { createProxyClient(input: $input) { secret client { ${CLIENT} } } }`;
export const UPDATE_CLIENT = `mutation($id: ID!, $input: UpdateProxyClientInput!) { updateProxyClient(id: $id, input: $input) { ${CLIENT} } }`;
export const RESET = `mutation($ids: [ID!]!) { resetProxyClientUsage(ids: $ids) { ids } }`;
export const ENABLE = `mutation($ids: [ID!]!, $enabled: Boolean!) { setProxyClientsEnabled(ids: $ids, enabled: $enabled) { ids } }`;
export const EXPORT = `mutation($id: ID!, $software: ProxySoftware!) { exportProxyConfiguration(serverId: $id, software: $software) { content fileName clientCount stoppedCount } }`;

/** Servers and clients, as an operator makes them. */
export function proxiesOf(graph: TestGraph, operator: BuiltPerson) {
  const asOperator = graph.as(operator.viewer);
  const aServer = async (input: object = {}) =>
    (
      await asOperator(CREATE_SERVER, {
        input: { name: "oslo-1", host: "127.0.0.1", port: 1, protocol: "HTTP", ...input },
      })
    ).createProxyServer;
  let names = 0;
  const aClient = async (input: object = {}) => {
    names += 1;
    const { createProxyClient } = await asOperator(CREATE_CLIENT, {
      input: { name: `Client ${names}`, username: `client-${names}`, ...input },
    });
    return { ...createProxyClient.client, secret: createProxyClient.secret };
  };
  const server = async (id: string) =>
    (await asOperator(`query($id: ID!) { proxyServer(id: $id) { ${SERVER} } }`, { id }))
      .proxyServer;
  const client = async (id: string, by = operator) =>
    (await graph.as(by.viewer)(`query($id: ID!) { proxyClient(id: $id) { ${CLIENT} } }`, { id }))
      .proxyClient;
  /** All processes look for what is due. */
  const round = async () => {
    graph.clock.advance(MINUTE);
    await checkDueServers(graph.context());
  };
  return { asOperator, aServer, aClient, server, client, round };
}
