/** The page of the contact form; `?member=` or `?project=` asks for a quote. */
export const CONTACT_PATH = "/contact-us";

/** Where a member, or the owners of a project, are asked for a quote, without the locale prefix. */
export const quotePath = (recipient: { member: string } | { project: string }): string =>
  `${CONTACT_PATH}?${new URLSearchParams(recipient)}`;
