import type { Failure } from "../../../platform/rest.ts";
import { PublishedMissing } from "../../../ui/published-missing.tsx";
import { sitePagePath } from "./pages-path.ts";

/** "Page not found", or links to the languages in which it is available. */
export function PageMissing({ available }: Pick<Failure, "available">) {
  return (
    <PublishedMissing
      messageOf={(kind) => `pages.public.${kind}`}
      available={available}
      pathOf={sitePagePath}
      all={{ label: "site.failure.home", to: "/" }}
    />
  );
}
