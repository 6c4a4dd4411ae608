import type { Text } from "./text.ts";

interface DemoReadyAnswer {
  name: string;
  content: Text;
}

export const readyAnswers: DemoReadyAnswer[] = [
  {
    name: "We need a few days",
    content: {
      en: "Hello {name},\n\nThank you for your message. We need a few days to look into it, and will write to you by the end of the week.",
      fr: "Bonjour {name},\n\nMerci pour votre message. Il nous faut quelques jours pour l’examiner\u202f; nous vous répondrons d’ici la fin de la semaine.",
      no: "Hei {name},\n\nTakk for meldingen. Vi trenger noen dager på å se på saken og svarer deg innen utgangen av uken.",
    },
  },
  {
    name: "Please ask the member directly",
    content: {
      en: "Hello {name},\n\nWe run the site, but we don’t take commissions ourselves. You can reach each member with the button “Ask for a quote” on their profile.",
      fr: "Bonjour {name},\n\nNous gérons le site, mais nous n’acceptons pas de commandes nous-mêmes. Vous pouvez contacter chaque membre avec le bouton «\u202fDemander un devis\u202f» de son profil.",
      no: "Hei {name},\n\nVi driver nettstedet, men tar ikke oppdrag selv. Du når hvert medlem med knappen «Be om et tilbud» på profilen.",
    },
  },
  {
    name: "How to delete an account",
    content: {
      en: "Hello {name},\n\nYou can delete your account yourself, under Account, Security. You have 30 days to change your mind; then everything is permanently deleted.",
      fr: "Bonjour {name},\n\nVous pouvez supprimer votre compte vous-même, dans Compte, Sécurité. Vous avez 30 jours pour changer d’avis\u202f; ensuite, tout est supprimé définitivement.",
      no: "Hei {name},\n\nDu kan slette kontoen selv, under Konto, Sikkerhet. Du har 30 dager på å ombestemme deg; deretter slettes alt permanent.",
    },
  },
];
