import { Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { enumValues, table } from "../foundation/model.ts";
import { ALL, rowPolicy } from "../foundation/policies.ts";
import { keepTotals } from "../foundation/reading/descriptions/kept-totals.ts";
import { Application, ApplicationStage } from "./application.ts";

/**
 * How many applications a job has in a stage, maintained by triggers. It has no foreign key: when a
 * job is deleted, the trigger of its applications comes after the deletion of the job.
 */
@Index({ properties: ["job"] })
@table("application_totals")
export class ApplicationTotal {
  /** Job and stage. */
  @PrimaryKey({ type: "text" }) key!: string;
  @Property({ type: "uuid" }) job!: string;
  @enumValues(() => ApplicationStage)
  @Property({ type: "text" })
  stage!: ApplicationStage;
  @Property({ type: "integer" }) total!: number;
}

rowPolicy(ApplicationTotal, () => ALL);
keepTotals(Application, { entity: ApplicationTotal, total: "total" });
