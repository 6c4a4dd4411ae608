interface Mail {
  to: string;
  subject: string;
  /** What it answers, and a line above it that says whose it is */
  quoted: { by: string; text: string };
}

/** Some mail programs open no longer addresses than 2,000 characters. */
const MAX_QUOTED = 1_200;

/** The `mailto:` address of an answer (RFC 6068), with what it answers below the place to write. */
export function mailAddress({ to, subject, quoted: { by, text } }: Mail): string {
  const shown = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED).trimEnd()}…` : text;
  const lines = shown.split(/\r?\n/).map((line) => `> ${line}`.trimEnd());
  const body = ["", "", by, ...lines].join("\r\n");
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
