import { ALL, anyOf, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import { SiteSettings } from "./site-settings.ts";

rowPolicy(SiteSettings, (viewer) => anyOf(viewer.may("site:write") && ALL));
fieldPolicy(SiteSettings, [
  "membersNeedApproval",
  "chatRetentionDays",
  "commentApproval",
  "privacyContact",
  "contactReplyTo",
  "storageQuotaMb",
  "currency",
  "isInMaintenance",
  "maintenanceUntil",
  "comingSoonAt",
]);
