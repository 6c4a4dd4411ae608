import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const inesCarvalho: DemoMember = {
  handle: "ines-carvalho",
  name: "Inês Carvalho",
  pronouns: "she/her",
  role: { en: "Ceramic artist", fr: "Céramiste", no: "Keramiker" },
  headline: {
    en: "Tableware for restaurants, tiles for stairwells, and one very large jar a year.",
    fr: "Vaisselle de restaurant, carreaux pour cages d’escalier, et une très grande jarre par an.",
    no: "Servise til restauranter, fliser til trappeoppganger og én svært stor krukke i året.",
  },
  about: {
    en: prose`
      My studio is a former garage near the river in Porto, with two kilns and a cat who is not
      allowed near either. I throw, I glaze, and I keep a diary of every firing since 2011. It is the
      most useful book I own.

      Restaurants come to me for plates that survive a dishwasher two hundred times and still look as
      if somebody made them. Architects come for tiles. I ask both the same question: what will touch
      this surface every day?

      I work in batches of sixty, deliver in reused crates, and keep three spares of every form for
      ten years, because the plate that breaks is always the one in the window.
    `,
    fr: prose`
      Mon atelier est un ancien garage près du fleuve, à Porto, avec deux fours et un chat qui n’a le
      droit d’approcher ni l’un ni l’autre. Je tourne, j’émaille, et je tiens depuis 2011 le journal de
      chaque cuisson. C’est le livre le plus utile que je possède.

      Les restaurants viennent pour des assiettes qui passent deux cents fois au lave-vaisselle et
      gardent l’air d’avoir été faites par quelqu’un. Les architectes viennent pour les carreaux. Je
      leur pose la même question : qu’est-ce qui touchera cette surface tous les jours ?

      Je travaille par séries de soixante, je livre dans des caisses déjà servies, et je garde trois
      pièces de chaque forme pendant dix ans : celle qui casse est toujours en vitrine.
    `,
    no: prose`
      Verkstedet mitt er en gammel garasje ved elva i Porto, med to ovner og en katt som ikke får
      komme i nærheten av noen av dem. Jeg dreier, glaserer og har ført dagbok over hver brenning
      siden 2011. Det er den nyttigste boka jeg eier.

      Restauranter kommer for tallerkener som tåler oppvaskmaskinen to hundre ganger og fortsatt ser
      ut som noen har laget dem. Arkitekter kommer for fliser. Jeg stiller begge det samme spørsmålet:
      Hva kommer til å røre denne flaten hver dag?

      Jeg jobber i serier på seksti, leverer i brukte kasser og sparer tre av hver form i ti år, for
      den som går i stykker, er alltid den i vinduet.
    `,
  },
  city: "Porto",
  country: "PT",
  timeZone: "Europe/Lisbon",
  skills: ["Ceramics", "Glaze chemistry", "Tableware", "Tiles", "Small series"],
  tools: ["Wheel", "Gas kiln", "Plaster moulds", "Notebook"],
  languages: [
    { code: "pt", level: "native" },
    { code: "en", level: "fluent" },
    { code: "fr", level: "fluent" },
  ],
  links: [{ label: "inescarvalho.example", url: "https://inescarvalho.example" }],
  availability: "limited",
  availableFrom: "2027-02-15",
  cover: "/artwork/still-life-190.svg",
  email: "ines-carvalho@atelier.test",
};
