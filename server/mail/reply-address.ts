import { createHmac, timingSafeEqual } from "node:crypto";

// The token says which conversation an answer belongs to. Nobody can make one for another conversation, and it is in
// small letters, because mail servers may change their case.

const ID_LENGTH = 32;
const MAC_LENGTH = 20;
const TOKEN = new RegExp(`\\+([0-9a-f]{${ID_LENGTH + MAC_LENGTH}})@`, "i");

const macOf = (id: string, secret: string): string =>
  createHmac("sha256", secret).update(`mail thread ${id}`).digest("hex").slice(0, MAC_LENGTH);

/** Where answers to a conversation go: `desk+<token>@atelier.example`, of `desk@atelier.example`. */
export function replyAddress(inbox: string, threadId: string, secret: string): string {
  const at = inbox.lastIndexOf("@");
  const id = threadId.replaceAll("-", "").toLowerCase();
  return `${inbox.slice(0, at)}+${id}${macOf(id, secret)}${inbox.slice(at)}`;
}

/** The conversation of an address; undefined unless this server made it, with one of its secrets. */
export function threadOfAddress(address: string, secrets: readonly string[]): string | undefined {
  const [, token = ""] = TOKEN.exec(address) ?? [];
  const id = token.slice(0, ID_LENGTH).toLowerCase();
  const mac = Buffer.from(token.slice(ID_LENGTH).toLowerCase());
  const isOwn = (secret: string) => {
    const own = Buffer.from(macOf(id, secret));
    return mac.length === own.length && timingSafeEqual(mac, own);
  };
  if (!secrets.some(isOwn)) return undefined;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
