import { onAGoodBrief } from "./comments/a-good-brief.ts";
import { onBusiness } from "./comments/business.ts";
import { onCaseStudies } from "./comments/case-studies.ts";
import { onCraft } from "./comments/craft.ts";
import { heldBack } from "./comments/held-back.ts";
import { onTools } from "./comments/tools.ts";
import type { DemoComment } from "./demo-comment.ts";

export const comments: DemoComment[] = [
  ...onAGoodBrief,
  ...onBusiness,
  ...onCaseStudies,
  ...onCraft,
  ...onTools,
  ...heldBack,
];
