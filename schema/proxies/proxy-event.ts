import { Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { dateTime, enumColumn, manyToOne, model } from "../foundation/model.ts";
import { ProxyCheckError, ProxyServer, ProxyServerStatus } from "./proxy-server.ts";

/** How long a change of status is stored, in days. */
export const EVENT_DAYS = 90;

@Index({ properties: ["server", "at", "id"] })
@Index({ properties: ["at"] })
@model({
  table: "proxy_events",
  audited: false,
  description: `A change of the status of a server, inserted by a trigger of servers. It is stored for ${EVENT_DAYS} days.`,
})
export class ProxyEvent extends StoredEntity {
  @manyToOne(() => ProxyServer, { index: false, deleteRule: "cascade" })
  server!: ProxyServer;

  @dateTime({ description: "Since when it had the status." })
  at!: Date;

  @enumColumn(() => ProxyServerStatus)
  status!: ProxyServerStatus;

  @enumColumn(() => ProxyCheckError, {
    nullable: true,
    description: "Why it was down; null of other statuses.",
  })
  error?: ProxyCheckError | null;

  constructor(values: Pick<ProxyEvent, "server" | "at" | "status" | "error">) {
    super();
    Object.assign(this, values);
  }
}
