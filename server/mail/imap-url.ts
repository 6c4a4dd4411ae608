/** An account of an IMAP server, and the folder that is read. */
export interface ImapAccount {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS, which only this machine itself may lack. */
  isSecure: boolean;
  user: string;
  password: string;
  folder: string;
}

/** Reads `imaps://user:password@host:993/INBOX`; undefined if it is none. */
export function readImapUrl(text: string): ImapAccount | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname } = new URL(text);
  if (!["imap:", "imaps:"].includes(protocol) || !hostname || !username) return undefined;
  const isSecure = protocol === "imaps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port ? Number(port) : isSecure ? 993 : 143,
    isSecure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || "INBOX",
  };
}
