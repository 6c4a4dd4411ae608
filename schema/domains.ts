import { type JobHandler, Domain } from "./domain.ts";
import { rolesByPermission } from "./accounts/role.ts";
import type { Context } from "./foundation/context.ts";
import { addPictureFolders } from "./foundation/document-pictures.ts";
import { addStoredSpaces } from "./foundation/stored-space.ts";
import type { PublicPages } from "./foundation/public-pages.ts";
import { allPublications } from "./publication/publishable.ts";
import { addSearchKinds } from "./search/search-result.ts";

/** Vite inlines the list into the bundle: adding a folder is enough. */
const modules = import.meta.glob<object>("./*/index.ts", { eager: true });

export const domains: readonly Domain[] = Object.entries(modules).map(([path, module]) => {
  const [, folder = ""] = path.split("/");
  const declared = Object.values(module).find((value) => value instanceof Domain);
  if (!declared) {
    throw new Error(
      `schema/${folder}/index.ts declares no domain: export const … = domain({ name: "${folder}" })`,
    );
  }
  if (declared.name !== folder) {
    throw new Error(`The domain of schema/${folder} is named "${folder}", not "${declared.name}"`);
  }
  return declared;
});

/** All declarations of one kind, by name. */
function allOf<
  Kind extends
    | "permissions"
    | "jobs"
    | "batchJobs"
    | "timers"
    | "limits"
    | "claims"
    | "search"
    | "pages"
    | "pictures"
    | "storage",
  Value = Domain[Kind][string],
>(kind: Kind): ReadonlyMap<string, Value> {
  const all = new Map<string, Value>();
  const declaredBy = new Map<string, string>();
  for (const each of domains) {
    for (const [name, value] of Object.entries(each[kind])) {
      const other = declaredBy.get(name);
      if (other) throw new Error(`${other} and ${each.name} both declare "${name}" in ${kind}`);
      declaredBy.set(name, each.name);
      all.set(name, value as Value);
    }
  }
  return all;
}

const jobs = allOf("jobs");
export const batchHandlers = allOf("batchJobs");
export const timers = allOf("timers");
export const limits = allOf("limits");
export const claims = allOf("claims");

/** What has pages that everyone may find, by the name of its files in the sitemap. */
export const publicPages: ReadonlyMap<string, PublicPages> = new Map([
  ...allPublications().flatMap(({ options, pages }) =>
    pages ? [[options.table, pages] as const] : [],
  ),
  ...allOf("pages"),
]);

for (const [permission, roles] of allOf("permissions")) rolesByPermission.set(permission, roles);
addSearchKinds(allOf("search"));

/** Pictures of documents by the folder that they are stored in. */
export const documentPictures = allOf("pictures");
addPictureFolders(documentPictures);

/** Stored files by the table of their rows. */
export const storedSpaces = allOf("storage");
addStoredSpaces(storedSpaces);

/** Does a job; `complete` joins the transaction of what it saves, so that it is saved once. */
type HandleJob = (
  input: Parameters<JobHandler>[0],
  complete?: Parameters<Context["joinSave"]>[0],
) => Promise<unknown>;

/** The handlers of all jobs, each run in its own unit of work. */
export const jobHandlers = (context: () => Context): Record<string, HandleJob> =>
  Object.fromEntries(
    Array.from(jobs, ([name, handle]) => [
      name,
      async (input, complete) => {
        const unit = context();
        if (complete) unit.joinSave(complete);
        return handle(input, unit);
      },
    ]),
  );
