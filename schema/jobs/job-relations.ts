import { PrimaryKeyProp } from "@mikro-orm/core";
import { ManyToOne } from "@mikro-orm/decorators/legacy";
import { table } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Project } from "../projects/project.ts";
import { Application } from "./application.ts";
import { Job } from "./job.ts";

/** A member of the team that hires for a job. */
@table("jobs_members")
export class JobTeamMember {
  @ManyToOne(() => Job, { primary: true, deleteRule: "cascade" }) job!: Job;

  @ManyToOne(() => Member, { primary: true, deleteRule: "cascade", index: true })
  member!: Member;

  [PrimaryKeyProp]?: ["job", "member"];
}

/** A project that an applicant shows. */
@table("applications_projects")
export class ApplicationProject {
  @ManyToOne(() => Application, { primary: true, deleteRule: "cascade" }) application!: Application;

  @ManyToOne(() => Project, { primary: true, deleteRule: "cascade", index: true })
  project!: Project;

  [PrimaryKeyProp]?: ["application", "project"];
}
