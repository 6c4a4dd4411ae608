import { z } from "zod";
import { amountIn } from "./amount.ts";
import { PublicPlansDocument } from "./documents.generated.ts";
import { lines } from "./lines.ts";
import { PUBLIC_IN_LANGUAGE, route } from "./route.ts";

const price = z.number().nullable();

const Plan = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    price: z
      .object({ month: price, year: price })
      .describe("In the currency, such as 12.5; both null for a plan that is asked for"),
    currency: z.string().describe("ISO 4217 code"),
    features: z.array(z.string()).describe("A feature with a value is `Storage: 2 GB`"),
    highlighted: z.boolean(),
    cta: z.object({ label: z.string(), href: z.string() }).nullable(),
  })
  .meta({ id: "Plan" });

export const routes = [
  route(PublicPlansDocument, {
    ...PUBLIC_IN_LANGUAGE,
    path: "/api/plans/public",
    summary: "The plans that have a name in the language, in their order",
    answer: z.object({ plans: z.array(Plan) }),
    reply: ({ plans }) => ({
      plans: plans.flatMap(({ name, ...plan }) =>
        name
          ? [
              {
                id: plan.id,
                name,
                description: plan.description,
                price: {
                  month: plan.monthlyPrice && amountIn(plan.monthlyPrice),
                  year: plan.yearlyPrice && amountIn(plan.yearlyPrice),
                },
                currency: plan.currency,
                features: lines(plan.features),
                highlighted: plan.highlighted,
                cta:
                  plan.ctaLabel && plan.ctaHref
                    ? { label: plan.ctaLabel, href: plan.ctaHref }
                    : null,
              },
            ]
          : [],
      ),
    }),
  }),
] as const;
