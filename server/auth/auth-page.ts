import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { Locale, LOCALES } from "../../schema/foundation/locale.ts";
import { escapeHtml } from "../../schema/foundation/rich-text.ts";
import look from "./auth-page.css?raw";

// What the protocol shows itself: an error that is no reason to sign in, and the question whether to
// sign out. Everything else is a screen of the client.

interface Text {
  title: string;
  text: string;
  action: string;
}

type Name = "error" | "configuration" | "accessDenied" | "verification" | "signOut";

const TEXTS: Record<Name, Record<Locale, Text>> = {
  error: {
    en: { title: "Error", text: "Something went wrong.", action: "Go to Home" },
    fr: { title: "Erreur", text: "Un problème est survenu.", action: "Retour à l’accueil" },
    no: { title: "Feil", text: "Noe gikk galt.", action: "Gå til forsiden" },
  },
  configuration: {
    en: {
      title: "Server error",
      text: "Signing in is not set up right. The log of the server says more.",
      action: "Go to Home",
    },
    fr: {
      title: "Erreur du serveur",
      text: "La connexion n’est pas bien configurée. Le journal du serveur en dit plus.",
      action: "Retour à l’accueil",
    },
    no: {
      title: "Feil på serveren",
      text: "Innloggingen er ikke satt opp riktig. Serverens logg sier mer.",
      action: "Gå til forsiden",
    },
  },
  accessDenied: {
    en: { title: "Access denied", text: "You may not sign in here.", action: "Go to Home" },
    fr: {
      title: "Accès refusé",
      text: "Vous ne pouvez pas vous connecter ici.",
      action: "Retour à l’accueil",
    },
    no: { title: "Ingen tilgang", text: "Du kan ikke logge inn her.", action: "Gå til forsiden" },
  },
  verification: {
    en: {
      title: "This link no longer works",
      text: "It has been used already, or it is too old.",
      action: "Sign in",
    },
    fr: {
      title: "Ce lien ne fonctionne plus",
      text: "Il a déjà été utilisé, ou il est trop ancien.",
      action: "Se connecter",
    },
    no: {
      title: "Denne lenken virker ikke lenger",
      text: "Den er brukt allerede, eller den er for gammel.",
      action: "Logg inn",
    },
  },
  signOut: {
    en: { title: "Sign out", text: "Do you want to sign out?", action: "Sign out" },
    fr: {
      title: "Se déconnecter",
      text: "Voulez-vous vous déconnecter ?",
      action: "Se déconnecter",
    },
    no: { title: "Logg ut", text: "Vil du logge ut?", action: "Logg ut" },
  },
};

const POLICY =
  `default-src 'none'; style-src 'sha256-${createHash("sha256").update(look).digest("base64")}'; ` +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** In the language that was chosen on the site. */
const localeOf = (chosen: string | undefined): Locale =>
  LOCALES.find((locale) => locale === chosen) ?? Locale.en;

interface Shown {
  name: Name;
  status?: number;
  /** The cookie of the chosen language. */
  locale: string | undefined;
  /** Where its action leads; with fields it is a form that posts them there. */
  to: string;
  fields?: Record<string, string>;
}

export function sendAuthPage(
  reply: FastifyReply,
  { name, status = 200, locale: chosen, to, fields }: Shown,
): FastifyReply {
  const locale = localeOf(chosen);
  const { title, text, action } = TEXTS[name][locale];
  const inputs = Object.entries(fields ?? {}).map(
    ([key, value]) =>
      `<input type="hidden" name="${escapeHtml(key)}" value="${escapeHtml(value)}">`,
  );
  const next = fields
    ? `<form method="post" action="${escapeHtml(to)}">${inputs.join("")}<button>${action}</button></form>`
    : `<a href="${escapeHtml(to)}">${action}</a>`;
  return reply
    .code(status)
    .header("content-security-policy", POLICY)
    .type("text/html; charset=utf-8").send(`<!doctype html>
<html lang="${locale === "no" ? "nb" : locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Atelier</title>
<style>${look}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${next}
</main>
</body>
</html>
`);
}
