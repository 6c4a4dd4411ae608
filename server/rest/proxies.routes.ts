import { z } from "zod";
import {
  CreateProxyClientDocument,
  CreateProxyServerDocument,
  DeleteProxyClientDocument,
  DeleteProxyClientsDocument,
  DeleteProxyServerDocument,
  DeleteProxyServersDocument,
  ProxyClientFields,
  ProxyClientsDocument,
  ProxyServerFields,
  ProxyServersDocument,
  UpdateProxyClientDocument,
  UpdateProxyServerDocument,
} from "./documents.generated.ts";
import { resource } from "./resource.ts";
import { route, unwrapped } from "./route.ts";

const ProxyServer = z
  .object({
    ...ProxyServerFields.shape,
    monthlyCost: z.int().nullable().describe("In the smallest unit of the currency, such as cents"),
  })
  .meta({ id: "ProxyServer" });

const { member: _member, ...own } = ProxyClientFields.shape;

const ProxyClient = z
  .object({
    ...own,
    memberId: z.string().nullable().describe("The member whose client it is"),
    assignments: z
      .array(z.object({ serverId: z.string(), priority: z.int() }))
      .describe("The servers that it may use, in the order in which it does"),
  })
  .meta({ id: "ProxyClient" });

const clientOf = ({ member, assignments, ...client }: z.output<typeof ProxyClientFields>) => ({
  ...client,
  memberId: member?.id ?? null,
  assignments: assignments.flatMap(({ server, priority }) =>
    server ? [{ serverId: server.id, priority }] : [],
  ),
});

const servers = resource({
  path: "/api/servers",
  one: "server",
  many: "servers",
  answer: ProxyServer,
  reply: ({ monthlyCost, ...server }: z.output<typeof ProxyServerFields>) => ({
    ...server,
    monthlyCost: monthlyCost?.amount ?? null,
  }),
});

const clients = resource({
  path: "/api/clients",
  one: "client",
  many: "clients",
  answer: ProxyClient,
  reply: clientOf,
});

const SERVER_BODY = "Name, host, port, protocol and what else is known of it";
const CLIENT_BODY = "Name, user name, servers, quota and what else is known of it";

export const routes = [
  servers.list(ProxyServersDocument, {
    summary: "Proxy servers by name; for members those of their own client",
  }),
  servers.create(CreateProxyServerDocument, { summary: "Adds a proxy server", body: SERVER_BODY }),
  servers.delete(DeleteProxyServerDocument, { summary: "Moves a proxy server to the trash" }),
  servers.deleteMany(DeleteProxyServersDocument, {
    summary: "Moves several proxy servers to the trash",
  }),
  servers.update(UpdateProxyServerDocument, {
    summary: "Changes a proxy server",
    body: "What changes",
    method: "POST",
  }),
  clients.list(ProxyClientsDocument, {
    summary: "Clients of proxy servers by name; for members their own",
  }),
  route(CreateProxyClientDocument, {
    method: "POST",
    path: "/api/clients",
    summary: "Adds a client; its secret is in this answer alone",
    body: { client: { description: CLIENT_BODY, variable: "input", fields: { version: null } } },
    answer: z.object({ client: ProxyClient, secret: z.string() }),
    variables: ({ body }) => {
      const { version: _, ...input } = unwrapped(body, "client");
      return { input };
    },
    reply: ({ created: { client, secret } }) => ({ client: clientOf(client), secret }),
  }),
  clients.delete(DeleteProxyClientDocument, { summary: "Moves a client to the trash" }),
  clients.deleteMany(DeleteProxyClientsDocument, { summary: "Moves several clients to the trash" }),
  clients.update(UpdateProxyClientDocument, {
    summary: "Changes a client",
    body: "What changes",
    method: "POST",
  }),
] as const;
