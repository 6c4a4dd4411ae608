import type { Opt } from "@mikro-orm/core";
import { Index, Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { boolean, dateTime, enumColumn, int, manyToOne, model } from "../foundation/model.ts";
import { ProxyCheckError, ProxyServer } from "./proxy-server.ts";

@Index({ properties: ["server", "at", "id"] })
@Index({ properties: ["at"] })
@model({
  table: "proxy_checks",
  audited: false,
  description: "A check of a server. It is kept for 48 hours, then as a part of its hour.",
})
export class ProxyCheck extends StoredEntity {
  @manyToOne(() => ProxyServer, { index: false, deleteRule: "cascade" })
  server!: ProxyServer;

  @dateTime()
  at!: Date;

  @boolean()
  ok!: boolean;

  @int({ nullable: true, description: "Milliseconds until it had answered; null if it failed." })
  latencyMs?: number | null;

  @enumColumn(() => ProxyCheckError, { nullable: true })
  error?: ProxyCheckError | null;

  constructor(values: Pick<ProxyCheck, "server" | "at" | "ok" | "latencyMs" | "error">) {
    super();
    Object.assign(this, values);
  }
}

@Unique({ properties: ["server", "hour"] })
@Index({ properties: ["hour"] })
@model({
  table: "proxy_hours",
  audited: false,
  description: "The checks of a server within an hour. It is kept for a year.",
})
export class ProxyHour extends StoredEntity {
  @manyToOne(() => ProxyServer, { index: false, deleteRule: "cascade" })
  server!: ProxyServer;

  @dateTime({ description: "The beginning of the hour." })
  hour!: Date;

  @int({ default: 0 })
  checks: Opt<number> = 0;

  @int({ default: 0, description: "How many of them succeeded." })
  answered: Opt<number> = 0;

  @int({ nullable: true, description: "Milliseconds: the median of those that succeeded." })
  latencyMs?: number | null;

  constructor(values: Pick<ProxyHour, "server" | "hour"> & Partial<ProxyHour>) {
    super();
    Object.assign(this, values);
  }
}
