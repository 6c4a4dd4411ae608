import { SiteInfoDocument } from "./documents.generated.ts";
import { route } from "./route.ts";

export const routes = [
  route(SiteInfoDocument, {
    method: "GET",
    path: "/api/info",
    summary: "About this site and the software it runs on",
    isPublic: true,
    answer: SiteInfoDocument.data,
    reply: (read) => read,
  }),
] as const;
