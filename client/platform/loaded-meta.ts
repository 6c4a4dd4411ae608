import type { MetaDescriptor } from "react-router";

interface Loaded {
  loaderData?: { meta: MetaDescriptor[] };
  error?: unknown;
}

/**
 * The head of a screen as its loader worded it: what makes it stays out of the browser. Where the
 * render failed the error page says its own title. For screens to export again.
 */
export function meta({ loaderData, error }: Loaded): MetaDescriptor[] {
  return (!error && loaderData?.meta) || [];
}

/**
 * What a loader says of its page. When the browser asks for the data alone, what only search engines
 * read stays behind.
 */
export function headFor(request: Request, descriptors: MetaDescriptor[]): MetaDescriptor[] {
  if (!new URL(request.url).pathname.endsWith(".data")) return descriptors;
  return descriptors.filter((descriptor) => !("script:ld+json" in descriptor));
}
