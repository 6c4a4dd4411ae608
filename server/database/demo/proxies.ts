import type { ProxyClient, ProxyServer } from "../../../schema/proxies/index.ts";

type Fields = Pick<ProxyServer, "name" | "host" | "port" | "protocol"> & Partial<ProxyServer>;

export interface DemoServer extends Omit<Fields, "expiresAt"> {
  /** Milliseconds that its checks take; without it there are none. */
  latency?: number;
  /** How many of the last checks failed. */
  failed?: number;
  /** How many of the last checks took ten times as long. */
  slow?: number;
  expiresInDays?: number;
}

export interface DemoClient extends Pick<ProxyClient, "name" | "username"> {
  servers: string[];
  usedGb: number;
  quotaGb?: number;
  quotaPeriod?: ProxyClient["quotaPeriod"];
  expiresInDays?: number;
  startsInDays?: number;
  seenMinutesAgo?: number;
  enabled?: boolean;
  /** The handle of the member whose client it is. */
  member?: string;
}

const NORWAY = { country: "NO", provider: "Fjordhost" };

export const servers: DemoServer[] = [
  {
    ...NORWAY,
    name: "oslo-1",
    host: "osl1.proxy.studio-nord.example",
    port: 3128,
    protocol: "https",
    city: "Oslo",
    authType: "basic",
    username: "atelier-osl1",
    maxClients: 40,
    latency: 24,
    expiresInDays: 96,
    monthlyCost: 1900,
  },
  {
    name: "wien-1",
    host: "vie1.proxy.studio-nord.example",
    port: 3128,
    protocol: "https",
    country: "AT",
    city: "Wien",
    maxClients: 40,
    latency: 41,
    expiresInDays: 96,
  },
  {
    name: "paris-2",
    host: "par2.proxy.studio-nord.example",
    port: 1080,
    protocol: "socks5",
    country: "FR",
    city: "Paris",
    provider: "Scaleway",
    authType: "basic",
    username: "atelier-par2",
    exitIp: "203.0.113.87",
    maxClients: 25,
    status: "down",
    lastError: "refused",
    latency: 58,
    failed: 28,
    expiresInDays: 51,
    monthlyCost: 1490,
  },
  {
    ...NORWAY,
    name: "preview-1",
    host: "preview.studio-nord.example",
    port: 443,
    protocol: "https",
    purpose: "preview",
    city: "Bergen",
    maxClients: 10,
    latency: 31,
  },
  {
    name: "new-york-1",
    host: "nyc1.proxy.studio-nord.example",
    port: 8388,
    protocol: "shadowsocks",
    country: "US",
    city: "New York",
    maxClients: 20,
    status: "degraded",
    latency: 41,
    slow: 9,
    expiresInDays: 6,
  },
  {
    name: "tokyo-1",
    host: "nrt1.proxy.studio-nord.example",
    port: 3128,
    protocol: "http",
    country: "JP",
    city: "Tōkyō",
    maxClients: 20,
    status: "maintenance",
    latency: 228,
    expiresInDays: 155,
  },
  {
    name: "london-old",
    host: "lon1.proxy.studio-nord.example",
    port: 8080,
    protocol: "http",
    country: "GB",
    city: "London",
    maxClients: 20,
    status: "unknown",
    expiresInDays: -6,
  },
  {
    name: "frankfurt-1",
    host: "fra1.proxy.studio-nord.example",
    port: 51820,
    protocol: "wireguard",
    purpose: "reverse",
    country: "DE",
    city: "Frankfurt",
    maxClients: 40,
    status: "unknown",
    expiresInDays: 96,
  },
];

export const clients: DemoClient[] = [
  {
    name: "Weiss & Töchter",
    username: "weiss-geo",
    servers: ["paris-2", "wien-1"],
    usedGb: 41,
    quotaGb: 50,
    quotaPeriod: "monthly",
    expiresInDays: 64,
    seenMinutesAgo: 2,
  },
  {
    name: "Nordre Kraftlag",
    username: "nkl-watch",
    servers: ["paris-2", "wien-1", "oslo-1"],
    usedGb: 22,
    quotaGb: 100,
    quotaPeriod: "monthly",
    expiresInDays: 196,
    seenMinutesAgo: 1,
  },
  {
    name: "Atelier Moreau",
    username: "moreau-prev",
    servers: ["preview-1"],
    usedGb: 20,
    quotaGb: 20,
    quotaPeriod: "monthly",
    expiresInDays: 8,
    seenMinutesAgo: 300,
  },
  {
    name: "Hurtigbåt Lofoten",
    username: "hurtig-prev",
    servers: ["preview-1", "oslo-1"],
    usedGb: 4,
    quotaGb: 20,
    quotaPeriod: "weekly",
    seenMinutesAgo: 1_500,
  },
  {
    name: "Freya Holm",
    username: "freya",
    servers: ["oslo-1", "paris-2"],
    usedGb: 3,
    seenMinutesAgo: 11,
    member: "freya-holm",
  },
  {
    name: "Fjordkraft Kultur",
    username: "fjord-load",
    servers: ["new-york-1"],
    usedGb: 172,
    quotaGb: 200,
    quotaPeriod: "monthly",
    expiresInDays: 6,
    seenMinutesAgo: 60,
  },
  {
    name: "Bokhandelen Nygaard",
    username: "nygaard",
    servers: ["oslo-1"],
    usedGb: 0,
    quotaGb: 10,
    expiresInDays: -5,
    seenMinutesAgo: 8_000,
  },
  {
    name: "Priya Raman",
    username: "priya-test",
    servers: ["london-old"],
    usedGb: 1,
    quotaGb: 5,
    expiresInDays: 65,
    seenMinutesAgo: 70_000,
    enabled: false,
  },
  {
    name: "Kulturhuset Bodø",
    username: "bodo-geo",
    servers: ["oslo-1", "wien-1"],
    usedGb: 9,
    quotaGb: 50,
    quotaPeriod: "monthly",
    expiresInDays: 214,
    seenMinutesAgo: 340,
  },
  {
    name: "Sofia Lindqvist",
    username: "sofia-prev",
    servers: ["preview-1"],
    usedGb: 0,
    quotaGb: 5,
    startsInDays: 3,
    expiresInDays: 184,
  },
];
