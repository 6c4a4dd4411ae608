import { z } from "zod";
import { defineForm } from "../../../admin/form/define-form.ts";
import {
  choice,
  currency,
  flag,
  money,
  plainField,
  requiredText,
  text,
} from "../../../admin/form/field-kinds.ts";
import type { ProxyAuthType, ProxyProtocol, ProxyPurpose } from "../../../schema.generated.ts";

export const PROTOCOLS: [ProxyProtocol, ...ProxyProtocol[]] = [
  "HTTPS",
  "HTTP",
  "SOCKS5",
  "SHADOWSOCKS",
  "WIREGUARD",
];
export const PURPOSES: [ProxyPurpose, ...ProxyPurpose[]] = ["EGRESS", "REVERSE", "PREVIEW"];
export const AUTH_TYPES: [ProxyAuthType, ...ProxyAuthType[]] = [
  "NONE",
  "BASIC",
  "IP_ALLOWLIST",
  "TOKEN",
];

/** A whole number, or none. */
export const optionalWhole = (least: number, most: number) =>
  plainField<number | null, number | null | undefined, number | null>({
    control: "number",
    schema: z.number().int().min(least).max(most).nullable(),
    empty: null,
    read: (stored) => stored ?? null,
    write: (value) => value,
  });

/** A whole number that there has to be. */
const whole = (least: number, most: number, empty: number) => ({
  ...plainField<number, number | null | undefined, number>({
    control: "number",
    schema: z.number().int().min(least).max(most),
    empty,
    read: (stored) => stored ?? empty,
    write: (value) => value,
  }),
  isRequired: true as const,
});

/** An instant, or none. */
export const optionalTime = () =>
  plainField<string, string | null | undefined, string | null>({
    control: "dateTime",
    schema: z.union([z.literal(""), z.iso.datetime()]),
    empty: "",
    read: (stored) => stored ?? "",
    write: (value) => value || null,
  });

/** What is written about it, for those who look after it. */
export const notesField = () =>
  plainField<string, string | null | undefined, string>({
    control: "lines",
    schema: z.string().trim().max(4_000),
    empty: "",
    read: (stored) => stored ?? "",
    write: (value) => value,
  });

/** The secret is not one of the fields: drafts of forms are stored on the device. */
export const serverForm = defineForm("proxies.server", {
  name: requiredText(80),
  host: requiredText(253),
  port: whole(1, 65_535, 3_128),
  protocol: { ...choice<ProxyProtocol>(PROTOCOLS), isRequired: true as const },
  purpose: choice<ProxyPurpose>(PURPOSES),
  country: text(2),
  city: text(80),
  provider: text(80),
  authType: choice<ProxyAuthType>(AUTH_TYPES),
  username: text(120),
  exitIp: text(45),
  maxClients: optionalWhole(0, 1_000_000),
  checkIntervalSec: optionalWhole(60, 86_400),
  monthlyCost: money(),
  currency: { ...currency(), read: (stored: string | null | undefined) => stored ?? "EUR" },
  expiresAt: optionalTime(),
  enabled: { ...flag(true), read: (stored: boolean | null) => stored ?? true },
  notes: notesField(),
});
