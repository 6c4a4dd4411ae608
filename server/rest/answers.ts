import type { z } from "zod";
import type { Session as SessionSchema } from "../auth/openapi-auth.ts";
import type { PostPreview as PostPreviewSchema, routes as blog } from "./blog.routes.ts";
import type { routes as categories } from "./categories.routes.ts";
import type { routes as changelog } from "./changelog.routes.ts";
import type { routes as comments } from "./comments.routes.ts";
import type { OwnApplicationFields } from "./documents.generated.ts";
import type { routes as faqs } from "./faqs.routes.ts";
import type { Failure as FailureSchema } from "./failure.ts";
import type { routes as jobs } from "./jobs-public.routes.ts";
import type { routes as info } from "./info.routes.ts";
import type { routes as members } from "./members-public.routes.ts";
import type { routes as pages } from "./pages.routes.ts";
import type { routes as plans } from "./plans.routes.ts";
import type { AnswersOf } from "./route.ts";
import type { routes as projectTypes } from "./project-types.routes.ts";
import type { routes as projects } from "./projects-public.routes.ts";
import type { routes as search } from "./search.routes.ts";
import type { routes as solutions } from "./solutions.routes.ts";
import type { routes as sitemap } from "./sitemap.routes.ts";

/** The answers of the calls that pages make, by path. Pages import only these types. */
export type Answers = AnswersOf<
  | typeof blog
  | typeof categories
  | typeof changelog
  | typeof comments
  | typeof faqs
  | typeof info
  | typeof jobs
  | typeof members
  | typeof pages
  | typeof plans
  | typeof projects
  | typeof projectTypes
  | typeof search
  | typeof sitemap
  | typeof solutions
>;

/** The error body of these calls, with the status. */
export type Failure = z.output<typeof FailureSchema>;

/** What POST /api/applications/open answers with. */
export type OwnApplication = z.output<typeof OwnApplicationFields>;

/** What POST /api/blog/preview answers with. */
export type PostPreview = z.output<typeof PostPreviewSchema>;

/** The session as GET /api/auth/session returns it. */
export type Session = Required<z.output<typeof SessionSchema>>;
