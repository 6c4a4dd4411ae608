import type { Role } from "./accounts/role.ts";
import type { BatchHandler } from "./foundation/batch-jobs.ts";
import type { Context } from "./foundation/context.ts";
import type { ClaimName, LimitName, Permission } from "./foundation/declared.generated.ts";
import type { DocumentPictures } from "./foundation/document-pictures.ts";
import type { PublicPages } from "./foundation/public-pages.ts";
import type { EntityClass, Order, Where } from "./foundation/reading/descriptions/read-query.ts";
import type { StoredSpace } from "./foundation/stored-space.ts";
import type { Viewer } from "./foundation/viewer.ts";

/**
 * Work to do after the response. It runs at least once, so it must be idempotent; it saves once, at
 * its end.
 */
export type JobHandler = (input: Record<string, string>, context: Context) => Promise<unknown>;

/** Runs in each process at this interval in milliseconds, or once this long after its start. */
export type Timer = ({ every: number } | { once: number }) & {
  run(context: Context): Promise<unknown>;
};

/** At most `times` at once; they are refilled gradually over `within` milliseconds. */
export interface RateLimit {
  times: number;
  within: number;
}

/** Rows that belong to a browser, kept in a signed cookie as the last `maxIds` ids. */
interface Claim {
  cookie: string;
  maxIds: number;
  /** In milliseconds. */
  maxAge: number;
}

/** Rows that the site-wide search finds, as far as the viewer may see them. */
export interface SearchKind {
  entity: () => EntityClass;
  where(text: string, viewer: Viewer): Where;
  order: Order;
}

/** The parts of a domain, by name. */
interface Declaration {
  /** The name of its folder. */
  name: string;
  resolvers?: readonly Function[];
  /** Permissions, with the roles that hold them. */
  permissions?: { readonly [Name in Permission]?: readonly Role[] };
  /** Job handlers by the name that `context.enqueueJob` uses. */
  jobs?: Readonly<Record<string, JobHandler>>;
  /**
   * Handlers of several inputs at once by the name that `context.enqueueBatchJob` uses: for what
   * follows frequent writes, such as notifications.
   */
  batchJobs?: Readonly<Record<string, BatchHandler>>;
  timers?: Readonly<Record<string, Timer>>;
  limits?: { readonly [Name in LimitName]?: RateLimit };
  claims?: { readonly [Name in ClaimName]?: Claim };
  /** Search kinds by their field of SearchResult. */
  search?: Readonly<Record<string, SearchKind>>;
  /** Pages of the site that the sitemap lists, by the name of its files; published nouns say theirs. */
  pages?: Readonly<Record<string, PublicPages>>;
  /** Pictures of its documents, by the folder that they are stored in. */
  pictures?: Readonly<Record<string, DocumentPictures>>;
  /** Stored files of its rows by their table: they count for the space of a member. */
  storage?: Readonly<Record<string, StoredSpace>>;
}

export class Domain {
  readonly name: string;
  readonly resolvers: readonly Function[];
  readonly permissions: Readonly<Record<string, readonly Role[]>>;
  readonly jobs: Readonly<Record<string, JobHandler>>;
  readonly batchJobs: Readonly<Record<string, BatchHandler>>;
  readonly timers: Readonly<Record<string, Timer>>;
  readonly limits: Readonly<Record<string, RateLimit>>;
  readonly claims: Readonly<Record<string, Claim>>;
  readonly search: Readonly<Record<string, SearchKind>>;
  readonly pages: Readonly<Record<string, PublicPages>>;
  readonly pictures: Readonly<Record<string, DocumentPictures>>;
  readonly storage: Readonly<Record<string, StoredSpace>>;

  constructor(declaration: Declaration) {
    this.name = declaration.name;
    this.resolvers = declaration.resolvers ?? [];
    this.permissions = declaration.permissions ?? {};
    this.jobs = declaration.jobs ?? {};
    this.batchJobs = declaration.batchJobs ?? {};
    this.timers = declaration.timers ?? {};
    this.limits = declaration.limits ?? {};
    this.claims = declaration.claims ?? {};
    this.search = declaration.search ?? {};
    this.pages = declaration.pages ?? {};
    this.pictures = declaration.pictures ?? {};
    this.storage = declaration.storage ?? {};
  }
}

/** Declares a domain; schema/domains.ts collects the exports of every schema/<name>/index.ts. */
export const domain = (declaration: Declaration): Domain => new Domain(declaration);
