import { on, type DemoComment } from "../demo-comment.ts";

/** Comments in the moderation queue: five that are pending, three that are spam. */
export const heldBack: DemoComment[] = [
  ...on("what-a-good-brief-looks-like", [
    {
      name: "Benedikt Thaler",
      email: "b.thaler@example.org",
      content:
        "We wrote up our own version with a worked example from a mountain railway: https://thaler.example/brief and https://thaler.example/brief.pdf. Comments welcome.",
      at: "2026-11-20T18:05:00+01:00",
      locale: "en",
      status: "pending",
    },
    {
      name: "Anonyme",
      email: "anonyme@example.com",
      content:
        "Encore un article de consultant. 180 € pour une page\u202f! Mon neveu vous fait le site entier pour ce prix.",
      at: "2026-11-19T23:48:00+01:00",
      locale: "fr",
      status: "pending",
    },
    {
      name: "Brand Growth Team",
      email: "offers@example.com",
      content:
        "Great post dear!! We bring 10,000 real visitors to you site in 24 hours, first page guaranteed >> https://visitors.example/offer << limited seats",
      at: "2026-11-19T03:12:00+01:00",
      locale: "en",
      status: "spam",
    },
  ]),
  ...on("pricing-a-brand-identity-without-guessing", [
    {
      name: "Stine Aune",
      email: "stine.aune@example.org",
      content:
        "Har oversatt arket til norsk med moms og feriepenger. Kan jeg dele det her? https://regneark.example/aune/sju-celler",
      at: "2026-11-11T14:22:00+01:00",
      locale: "no",
      status: "pending",
    },
    {
      name: "QuickLogo24",
      email: "hello@example.com",
      content:
        "Why pay 8974 when you can pay 19? AI logo in 30 seconds, unlimited revisions https://quicklogo.example https://quicklogo.example/deal",
      at: "2026-11-09T02:37:00+01:00",
      locale: "en",
      status: "spam",
    },
  ]),
  ...on("the-invoice-i-send-on-day-one", [
    {
      name: "Gregor",
      email: "gregor@example.org",
      content:
        "The purchasing department in paragraph three is obviously ours, and I would ask you to remove that line. You can reach me at the office.",
      at: "2026-10-13T16:40:00+02:00",
      locale: "en",
      status: "pending",
    },
  ]),
  ...on("fjordlys-wayfinding-for-a-night-ferry", [
    {
      name: "Passager de la cabine A4",
      email: "a4@example.com",
      content:
        "La lumière froide vers l’arrière m’a conduit tout droit au bar. Bug ou fonctionnalité\u202f? (Photos\u202f: https://ferry.example/a4)",
      at: "2026-10-03T00:58:00+02:00",
      locale: "fr",
      status: "pending",
    },
    {
      name: "casino-nordic",
      email: "win@example.com",
      content: "BONUS 500 kr gratis spinn uten innskudd https://spinn.example klikk nå BONUS BONUS",
      at: "2026-10-02T04:04:00+02:00",
      locale: "no",
      status: "spam",
    },
  ]),
];
