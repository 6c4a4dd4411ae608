import type { Text } from "./text.ts";

interface DemoPlan {
  name: Text;
  description: Text;
  /** In cents */
  monthlyPrice?: number;
  yearlyPrice?: number;
  highlighted?: boolean;
  ctaLabel: Text;
  ctaHref: string;
  features: Text;
}

const lines = (...features: string[]): string => features.join("\n");

export const plans: DemoPlan[] = [
  {
    name: { en: "Maker", fr: "Solo", no: "Solo" },
    description: {
      en: "For one person: show your work and be found.",
      fr: "Pour une personne\u202f: montrez votre travail et faites-vous connaître.",
      no: "For én person: vis arbeidet ditt og bli funnet.",
    },
    monthlyPrice: 0,
    ctaLabel: { en: "Create a profile", fr: "Créer un profil", no: "Opprett profil" },
    ctaHref: "/auth/register",
    features: {
      en: lines(
        "Profile in three languages",
        "Projects: unlimited",
        "Messages: unlimited",
        "People: 1",
        "Storage: 2 GB",
        "API requests per hour: 1,000",
        "Support: within 3 days",
      ),
      fr: lines(
        "Profil en trois langues",
        "Projets\u202f: illimités",
        "Messages\u202f: illimités",
        "Personnes\u202f: 1",
        "Stockage\u202f: 2 Go",
        "Requêtes d’API par heure\u202f: 1 000",
        "Assistance\u202f: sous 3 jours",
      ),
      no: lines(
        "Profil på tre språk",
        "Prosjekter: ubegrenset",
        "Meldinger: ubegrenset",
        "Personer: 1",
        "Lagring: 2 GB",
        "API-kall per time: 1000",
        "Brukerstøtte: innen 3 dager",
      ),
    },
  },
  {
    name: { en: "Studio", fr: "Studio", no: "Studio" },
    description: {
      en: "For up to nine people who share projects and clients.",
      fr: "Jusqu’à neuf personnes qui partagent projets et clients.",
      no: "For opptil ni personer som deler prosjekter og kunder.",
    },
    monthlyPrice: 24_00,
    yearlyPrice: 240_00,
    highlighted: true,
    ctaLabel: { en: "Start a studio", fr: "Créer un studio", no: "Start et studio" },
    ctaHref: "/auth/register",
    features: {
      en: lines(
        "Profile in three languages",
        "Projects: unlimited",
        "Messages: unlimited",
        "People: 9",
        "Storage: 200 GB",
        "API requests per hour: 20,000",
        "Support: within 1 day",
        "Your own domain",
        "Shared client list",
      ),
      fr: lines(
        "Profil en trois langues",
        "Projets\u202f: illimités",
        "Messages\u202f: illimités",
        "Personnes\u202f: 9",
        "Stockage\u202f: 200 Go",
        "Requêtes d’API par heure\u202f: 20 000",
        "Assistance\u202f: sous 1 jour",
        "Votre propre domaine",
        "Liste de clients partagée",
      ),
      no: lines(
        "Profil på tre språk",
        "Prosjekter: ubegrenset",
        "Meldinger: ubegrenset",
        "Personer: 9",
        "Lagring: 200 GB",
        "API-kall per time: 20 000",
        "Brukerstøtte: innen 1 dag",
        "Eget domene",
        "Felles kundeliste",
      ),
    },
  },
  {
    name: { en: "House", fr: "Maison", no: "Bedrift" },
    description: {
      en: "For companies that hire creators or run Atelier for their own members.",
      fr: "Pour les entreprises qui recrutent, ou qui gèrent leur propre Atelier.",
      no: "For bedrifter som ansetter, eller som driver Atelier for egne medlemmer.",
    },
    ctaLabel: { en: "Contact us", fr: "Nous contacter", no: "Kontakt oss" },
    ctaHref: "/contact-us",
    features: {
      en: lines(
        "Profile in three languages",
        "Projects: unlimited",
        "Messages: unlimited",
        "People: by agreement",
        "Storage: by agreement",
        "API requests per hour: by agreement",
        "Support: the same day",
        "Your own domain",
        "Shared client list",
        "Onboarding for your team",
      ),
      fr: lines(
        "Profil en trois langues",
        "Projets\u202f: illimités",
        "Messages\u202f: illimités",
        "Personnes\u202f: à convenir",
        "Stockage\u202f: à convenir",
        "Requêtes d’API par heure\u202f: à convenir",
        "Assistance\u202f: le jour même",
        "Votre propre domaine",
        "Liste de clients partagée",
        "Accompagnement de votre équipe",
      ),
      no: lines(
        "Profil på tre språk",
        "Prosjekter: ubegrenset",
        "Meldinger: ubegrenset",
        "Personer: etter avtale",
        "Lagring: etter avtale",
        "API-kall per time: etter avtale",
        "Brukerstøtte: samme dag",
        "Eget domene",
        "Felles kundeliste",
        "Opplæring av teamet",
      ),
    },
  },
];
