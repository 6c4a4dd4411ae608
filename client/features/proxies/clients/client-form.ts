import { z } from "zod";
import { defineForm } from "../../../admin/form/define-form.ts";
import {
  choice,
  choices,
  email,
  flag,
  plainField,
  requiredText,
} from "../../../admin/form/field-kinds.ts";
import type { ProxyOnExceed, ProxyQuotaPeriod } from "../../../schema.generated.ts";
import type { Option } from "../../../ui/option.ts";
import { notesField, optionalTime, optionalWhole } from "../servers/server-form.ts";
import type { ListedProxyClientFragment } from "./clients.generated.ts";

export type ListedClient = ListedProxyClientFragment;

const GB = 1_000_000_000;

export const PERIODS: [ProxyQuotaPeriod, ...ProxyQuotaPeriod[]] = [
  "NONE",
  "DAILY",
  "WEEKLY",
  "MONTHLY",
];
export const ON_EXCEED: [ProxyOnExceed, ...ProxyOnExceed[]] = ["DISABLE", "THROTTLE", "NOTIFY"];

const option = z.object({ value: z.string(), label: z.string() });

/** The servers in the order in which they are used. */
const servers = () =>
  plainField<
    Option[],
    readonly { server: { id: string; name: string } | null }[],
    { serverId: string; priority: number }[]
  >({
    schema: z.array(option).max(50),
    empty: [],
    read: (stored) =>
      stored.flatMap(({ server }) => (server ? [{ value: server.id, label: server.name }] : [])),
    write: (value) => value.map(({ value: serverId }, priority) => ({ serverId, priority })),
  });

/** At most one member. */
const member = () =>
  plainField<Option[], { id: string; displayName: string } | null, string | null>({
    schema: z.array(option).max(1),
    empty: [],
    read: (stored) => (stored ? [{ value: stored.id, label: stored.displayName }] : []),
    write: ([chosen]) => chosen?.value ?? null,
  });

/** Written in gigabytes, stored in bytes. */
const quota = () =>
  plainField<number | null, number | null, number | null>({
    schema: z.number().min(0).max(9_000_000).nullable(),
    empty: null,
    read: (stored) => (stored === null ? null : stored / GB),
    write: (value) => (value === null ? null : Math.round(value * GB)),
  });

export const clientForm = defineForm("proxies.client", {
  name: requiredText(80),
  username: requiredText(64, /^[a-z0-9][a-z0-9._-]*$/),
  assignments: servers(),
  memberId: { ...member(), from: "member" as const, label: "member" },
  contactEmail: email(),
  quotaBytes: quota(),
  quotaPeriod: choice<ProxyQuotaPeriod>(PERIODS),
  resetDay: optionalWhole(1, 31),
  onExceed: choice<ProxyOnExceed>(ON_EXCEED),
  allowedIps: choices(z.array(z.string().trim().min(1).max(49)).max(100)),
  speedLimitKbps: optionalWhole(1, 1_000_000_000),
  maxConnections: optionalWhole(1, 1_000_000),
  startsAt: optionalTime(),
  expiresAt: optionalTime(),
  autoRenewDays: optionalWhole(1, 3_660),
  enabled: flag(true),
  notes: notesField(),
});
