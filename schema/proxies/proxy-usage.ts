import type { Opt } from "@mikro-orm/core";
import { Index, Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { bigInt, dateTime, manyToOne, model, text } from "../foundation/model.ts";
import { ProxyClient } from "./proxy-client.ts";
import { ProxyServer } from "./proxy-server.ts";

type OfPair = Pick<ProxyUsage, "server" | "client">;

@Unique({ properties: ["server", "client", "day"] })
@Index({ properties: ["server", "day"] })
@Index({ properties: ["client", "day"] })
@model({
  table: "proxy_usage",
  audited: false,
  description: "What a client has transferred through a server on a day. It is kept for a year.",
})
export class ProxyUsage extends StoredEntity {
  @manyToOne(() => ProxyServer, { index: false, deleteRule: "cascade" })
  server!: ProxyServer;

  @manyToOne(() => ProxyClient, { index: false, deleteRule: "cascade" })
  client!: ProxyClient;

  @dateTime({ description: "The beginning of the day in Europe/Vienna." })
  day!: Date;

  @bigInt({ default: 0 })
  bytesIn: Opt<number> = 0;

  @bigInt({ default: 0 })
  bytesOut: Opt<number> = 0;

  @bigInt({ default: 0, description: "Both ways." })
  bytes: Opt<number> = 0;

  constructor(values: OfPair & Pick<ProxyUsage, "day"> & Partial<ProxyUsage>) {
    super();
    Object.assign(this, values);
  }

  add(bytesIn: number, bytesOut: number): void {
    this.bytesIn += bytesIn;
    this.bytesOut += bytesOut;
    this.bytes += bytesIn + bytesOut;
  }
}

/** The counter of a server for a client since a start of the server, as it was last reported. */
@Unique({ properties: ["server", "client", "startId"] })
@Index({ properties: ["updatedAt"] })
@model({
  table: "proxy_counters",
  audited: false,
  description: "The counter of a server for a client since a start of the server.",
})
export class ProxyCounter extends StoredEntity {
  @manyToOne(() => ProxyServer, { index: false, internal: true, deleteRule: "cascade" })
  server!: ProxyServer;

  @manyToOne(() => ProxyClient, { index: true, internal: true, deleteRule: "cascade" })
  client!: ProxyClient;

  // what the server calls the run that it counts since
  @text({ internal: true })
  startId!: string;

  @bigInt({ default: 0, internal: true })
  bytesIn: Opt<number> = 0;

  @bigInt({ default: 0, internal: true })
  bytesOut: Opt<number> = 0;

  constructor(values: OfPair & Pick<ProxyCounter, "startId">) {
    super();
    Object.assign(this, values);
  }
}
