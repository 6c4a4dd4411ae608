import { uuid } from "../foundation/uuid.ts";
import { type Expectations, ID, IDS, SIGNED_IN } from "../testing/expectations.ts";

const STAFF = ["operator", "admin"];
const OPERATORS = ["operator"];

const SERVER = `serverId: "${uuid()}", software: SQUID`;
const NEW_SERVER = `name: "A", host: "a.example", port: 1, protocol: HTTP`;
const SECRET = "secret client { id }";

/** Operators look after proxies, administrators read, and members see their own client. */
export const expectations: Expectations = {
  operations: {
    proxyServers: ["{ proxyServers { nodes { id } } }", SIGNED_IN],
    proxyServerCounts: ["{ proxyServerCounts { all } }", STAFF],
    proxyServer: [`{ proxyServer(${ID}) { id } }`, SIGNED_IN],
    deletedProxyServers: ["{ deletedProxyServers { nodes { id } } }", STAFF],
    proxyConfiguration: [`{ proxyConfiguration(${SERVER}) { content } }`, STAFF],
    createProxyServer: [
      `mutation { createProxyServer(input: { ${NEW_SERVER} }) { id } }`,
      OPERATORS,
    ],
    updateProxyServer: [`mutation { updateProxyServer(${ID}, input: {}) { id } }`, OPERATORS],
    deleteProxyServer: [`mutation { deleteProxyServer(${ID}) }`, OPERATORS],
    deleteProxyServers: [`mutation { deleteProxyServers(${IDS}) { ids } }`, OPERATORS],
    restoreProxyServers: [`mutation { restoreProxyServers(${IDS}) { ids } }`, OPERATORS],
    purgeProxyServers: [`mutation { purgeProxyServers(${IDS}) { ids } }`, OPERATORS],
    checkProxyServer: [`mutation { checkProxyServer(${ID}) { id } }`, OPERATORS],
    setProxyMaintenance: [
      `mutation { setProxyMaintenance(${IDS}, isOn: true) { ids } }`,
      OPERATORS,
    ],
    rotateProxyServerToken: [`mutation { rotateProxyServerToken(${ID}) { token } }`, OPERATORS],
    exportProxyConfiguration: [
      `mutation { exportProxyConfiguration(${SERVER}) { content } }`,
      OPERATORS,
    ],
    proxyClients: ["{ proxyClients { nodes { id } } }", SIGNED_IN],
    proxyClientCounts: ["{ proxyClientCounts { all } }", STAFF],
    proxyClient: [`{ proxyClient(${ID}) { id } }`, SIGNED_IN],
    deletedProxyClients: ["{ deletedProxyClients { nodes { id } } }", STAFF],
    createProxyClient: [
      `mutation { createProxyClient(input: { name: "A", username: "-" }) { ${SECRET} } }`,
      OPERATORS,
    ],
    updateProxyClient: [`mutation { updateProxyClient(${ID}, input: {}) { id } }`, OPERATORS],
    rotateProxyClientSecret: [
      `mutation { rotateProxyClientSecret(${ID}) { ${SECRET} } }`,
      OPERATORS,
    ],
    extendProxyClients: [`mutation { extendProxyClients(${IDS}, days: 30) { ids } }`, OPERATORS],
    resetProxyClientUsage: [`mutation { resetProxyClientUsage(${IDS}) { ids } }`, OPERATORS],
    setProxyClientsEnabled: [
      `mutation { setProxyClientsEnabled(${IDS}, enabled: true) { ids } }`,
      OPERATORS,
    ],
    deleteProxyClient: [`mutation { deleteProxyClient(${ID}) }`, OPERATORS],
    deleteProxyClients: [`mutation { deleteProxyClients(${IDS}) { ids } }`, OPERATORS],
    restoreProxyClients: [`mutation { restoreProxyClients(${IDS}) { ids } }`, OPERATORS],
    purgeProxyClients: [`mutation { purgeProxyClients(${IDS}) { ids } }`, OPERATORS],
  },
  calls: {
    "GET /api/servers": SIGNED_IN,
    "POST /api/servers": OPERATORS,
    "POST /api/servers/{id}": OPERATORS,
    "DELETE /api/servers/{id}": OPERATORS,
    "POST /api/servers/delete": OPERATORS,
    "GET /api/clients": SIGNED_IN,
    "POST /api/clients": OPERATORS,
    "POST /api/clients/{id}": OPERATORS,
    "DELETE /api/clients/{id}": OPERATORS,
    "POST /api/clients/delete": OPERATORS,
  },
  planExceptions: {
    proxyConfiguration: "the clients of one server are found by its index, and hashed in code",
  },
  growing: ["proxy_checks", "proxy_hours", "proxy_events", "proxy_usage", "proxy_counters"],
  // operators register them by hand
  tiny: ["proxy_servers", "proxy_clients", "proxy_assignments"],
};
