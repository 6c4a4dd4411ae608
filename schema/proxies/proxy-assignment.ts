import { Index, Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { int, manyToOne, model } from "../foundation/model.ts";
import { ProxyClient } from "./proxy-client.ts";
import { ProxyServer } from "./proxy-server.ts";

@Unique({ properties: ["client", "server"] })
@Index({ properties: ["client", "priority", "id"] })
@Index({ properties: ["server", "priority", "id"] })
@model({
  table: "proxy_assignments",
  audited: false,
  description: "A server that a client may use.",
})
export class ProxyAssignment extends StoredEntity {
  @manyToOne(() => ProxyClient, { index: false, deleteRule: "cascade" })
  client!: ProxyClient;

  @manyToOne(() => ProxyServer, { index: false, deleteRule: "cascade" })
  server!: ProxyServer;

  @int({ description: "Lowest first: the server that the client uses as long as it is up." })
  priority!: number;

  constructor(values: Pick<ProxyAssignment, "client" | "server" | "priority">) {
    super();
    Object.assign(this, values);
  }
}
