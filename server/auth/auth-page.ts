import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "../../schema/foundation/locale.ts";
import { chosenLocale, sendSmallPage } from "../gateway/small-page.ts";

// The two pages that the protocol renders itself: errors that signing in does not solve, and the
// sign-out confirmation. All other pages are screens of the client.

interface Text {
  title: string;
  text: string;
  action: string;
}

type Name = "error" | "configuration" | "accessDenied" | "suspended" | "verification" | "signOut";

const HOME: Record<Locale, string> = {
  en: "Back to home",
  fr: "Retour à l’accueil",
  no: "Tilbake til forsiden",
};

const TEXTS: Record<Name, Record<Locale, Text>> = {
  error: {
    en: {
      title: "Something went wrong",
      text: "Signing in isn’t possible right now. Try again in a moment.",
      action: "Back to sign-in",
    },
    fr: {
      title: "Un problème est survenu",
      text: "La connexion est impossible pour le moment. Réessayez dans un instant.",
      action: "Retour à la connexion",
    },
    no: {
      title: "Noe gikk galt",
      text: "Det går ikke an å logge inn akkurat nå. Prøv igjen om litt.",
      action: "Tilbake til innlogging",
    },
  },
  configuration: {
    en: {
      title: "Server error",
      text: "Sign-in isn’t set up correctly. See the server’s log for details.",
      action: HOME.en,
    },
    fr: {
      title: "Erreur du serveur",
      text: "La connexion est mal configurée. Consultez le journal du serveur.",
      action: HOME.fr,
    },
    no: {
      title: "Feil på serveren",
      text: "Innloggingen er ikke satt opp riktig. Se serverens logg.",
      action: HOME.no,
    },
  },
  accessDenied: {
    en: {
      title: "Access denied",
      text: "You can’t sign in with this account.",
      action: HOME.en,
    },
    fr: {
      title: "Accès refusé",
      text: "Vous ne pouvez pas vous connecter avec ce compte.",
      action: HOME.fr,
    },
    no: {
      title: "Ingen tilgang",
      text: "Du kan ikke logge inn med denne kontoen.",
      action: HOME.no,
    },
  },
  suspended: {
    en: {
      title: "Account suspended",
      text: "Contact an administrator if you think this is a mistake.",
      action: HOME.en,
    },
    fr: {
      title: "Compte suspendu",
      text: "Si vous pensez qu’il s’agit d’une erreur, contactez l’administration du site.",
      action: HOME.fr,
    },
    no: {
      title: "Kontoen er suspendert",
      text: "Ta kontakt med en administrator hvis du mener dette er feil.",
      action: HOME.no,
    },
  },
  verification: {
    en: {
      title: "This link no longer works",
      text: "It has expired or has already been used.",
      action: "Sign in",
    },
    fr: {
      title: "Ce lien ne fonctionne plus",
      text: "Il a expiré ou a déjà été utilisé.",
      action: "Se connecter",
    },
    no: {
      title: "Denne lenken virker ikke lenger",
      text: "Den er utløpt eller allerede brukt.",
      action: "Logg inn",
    },
  },
  signOut: {
    en: { title: "Sign out", text: "Are you sure you want to sign out?", action: "Sign out" },
    fr: {
      title: "Se déconnecter",
      text: "Voulez-vous vraiment vous déconnecter ?",
      action: "Se déconnecter",
    },
    no: { title: "Logg ut", text: "Er du sikker på at du vil logge ut?", action: "Logg ut" },
  },
};

interface Shown {
  name: Name;
  status?: number;
  /** The reason a moderator gave */
  note?: string | undefined;
  /** The target of the action. With `fields` the action is a form that posts them there. */
  to: string;
  fields?: Record<string, string>;
}

export function sendAuthPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, status = 200, note, to, fields }: Shown,
): FastifyReply {
  const locale = chosenLocale(request);
  return sendSmallPage(request, reply, {
    ...TEXTS[name][locale],
    locale,
    status,
    note,
    to,
    ...(fields && { fields }),
  });
}
