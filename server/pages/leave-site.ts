import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "../../schema/foundation/locale.ts";
import { chosenLocale, sendSmallPage } from "../gateway/small-page.ts";

interface Text {
  title: (host: string) => string;
  text: string;
  action: string;
}

const TEXTS: Record<Locale, Text> = {
  en: {
    title: (host) => `Continue at ${host}`,
    text: "You’re being redirected. If nothing happens, select Continue.",
    action: "Continue",
  },
  fr: {
    title: (host) => `Suite sur ${host}`,
    text: "Vous y êtes redirigé. Si rien ne se passe, suivez le lien.",
    action: "Continuer",
  },
  no: {
    title: (host) => `Fortsett hos ${host}`,
    text: "Du blir sendt dit. Følg lenken hvis ingenting skjer.",
    action: "Fortsett",
  },
};

/** The other site that a form’s answer leads to; undefined if it stays here, or is no redirect. */
export function otherSiteOf({ status, headers }: Response, origin: string): URL | undefined {
  if (status < 300 || status > 399) return undefined;
  const to = URL.parse(headers.get("location") ?? "", origin);
  return to && to.origin !== origin ? to : undefined;
}

/**
 * A page that leads to another site at once. Without JavaScript, forms of pages cannot: what their answers redirect to
 * is also bound by `form-action`, which stays at this site alone.
 */
export function sendLeavePage(request: FastifyRequest, reply: FastifyReply, to: URL): FastifyReply {
  const locale = chosenLocale(request);
  const { title, text, action } = TEXTS[locale];
  void reply.header("refresh", `0; url=${to.href}`).header("cache-control", "no-store");
  return sendSmallPage(request, reply, {
    locale,
    title: title(to.host),
    text,
    action,
    to: to.href,
  });
}
