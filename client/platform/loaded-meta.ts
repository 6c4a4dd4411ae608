import type { MetaDescriptor } from "react-router";

interface Loaded {
  loaderData?: { meta: MetaDescriptor[] };
  error?: unknown;
}

/**
 * The head of a screen as its loader has translated it, so that the code that makes it is not sent
 * to the browser. After an error the error page sets its own title. Screens re-export it.
 */
export function meta({ loaderData, error }: Loaded): MetaDescriptor[] {
  return (!error && loaderData?.meta) || [];
}

/**
 * The meta descriptors of a page. For a data request of the browser, those that only search engines
 * read are left out.
 */
export function headFor(request: Request, descriptors: MetaDescriptor[]): MetaDescriptor[] {
  if (!new URL(request.url).pathname.endsWith(".data")) return descriptors;
  return descriptors.filter((descriptor) => !("script:ld+json" in descriptor));
}
