import { Field, Int, ObjectType } from "type-graphql";
import { Locale } from "../foundation/locale.ts";

@ObjectType({
  description:
    "Who came to the site and wrote. A visitor is a browser at an address on one day of Europe/Vienna, so figures of several days are those of each day, added up.",
})
export class VisitorFigures {
  @Field(() => Int, { simple: true }) visitors!: number;

  @Field(() => Int, {
    simple: true,
    description: "Visitors who wrote to the team, also with a question.",
  })
  contacts!: number;

  @Field(() => Int, { simple: true, description: "Visitors who asked members for a quote." })
  quotes!: number;
}

@ObjectType({ description: "The figures of some pages." })
export class SiteFigures extends VisitorFigures {
  @Field(() => Int, { simple: true, description: "How often pages were read." })
  views!: number;
}

@ObjectType({ description: "The figures of a day." })
export class DayFigures extends SiteFigures {
  @Field(() => String, { simple: true, description: "YYYY-MM-DD, in Europe/Vienna." })
  day!: string;
}

@ObjectType({
  description:
    "The figures of a language: views of its pages, and visitors whose first page of the day was in it.",
})
export class LocaleFigures extends SiteFigures {
  @Field(() => Locale, { simple: true }) locale!: Locale;
}

@ObjectType({ description: "The figures of a page." })
export class PageFigures {
  @Field(() => Locale, { simple: true }) locale!: Locale;

  @Field(() => String, {
    simple: true,
    description:
      "Its path without the prefix of the language, such as /blog. Secrets in it are “…”.",
  })
  path!: string;

  @Field(() => Int, { simple: true }) views!: number;

  @Field(() => Int, { simple: true, description: "Visitors whose first page of the day it was." })
  entries!: number;

  @Field(() => Int, { simple: true, description: "How many of them wrote to the team." })
  entryContacts!: number;

  @Field(() => Int, { simple: true, description: "How many of them asked for a quote." })
  entryQuotes!: number;

  @Field(() => Int, {
    simple: true,
    description: "Visitors who opened the contact form from it, and wrote to the team.",
  })
  contacts!: number;

  @Field(() => Int, {
    simple: true,
    description: "Visitors who opened the contact form from it, and asked for a quote.",
  })
  quotes!: number;
}

@ObjectType({ description: "Visitors who came from another site." })
export class ReferrerFigures extends VisitorFigures {
  @Field(() => String, {
    nullable: true,
    simple: true,
    description:
      "Its host, such as example.org; “*” for those beyond 300 on a day. Null: directly, or it was not said.",
  })
  host!: string | null;
}

@ObjectType({
  description:
    "How the public pages were read, counted where they are sent: without cookies and scripts, programs, staff and authors on their own pages.",
})
export class SiteAnalytics extends SiteFigures {
  @Field(() => [DayFigures], { simple: true, description: "Every day of the period." })
  days!: DayFigures[];

  @Field(() => [LocaleFigures], { simple: true, description: "Most visitors first." })
  locales!: LocaleFigures[];

  @Field(() => Int, { simple: true, description: "How many pages were read." })
  pageCount!: number;

  @Field(() => [PageFigures], { simple: true, description: "Most views first." })
  pages!: PageFigures[];

  @Field(() => [PageFigures], {
    simple: true,
    description: "The first pages of visitors, most of them first.",
  })
  entryPages!: PageFigures[];

  @Field(() => [PageFigures], {
    simple: true,
    description:
      "The pages from which people opened the contact form and wrote, most of them first.",
  })
  contactPages!: PageFigures[];

  @Field(() => Int, { simple: true, description: "How many hosts visitors came from." })
  referrerCount!: number;

  @Field(() => [ReferrerFigures], { simple: true, description: "Most visitors first." })
  referrers!: ReferrerFigures[];
}
