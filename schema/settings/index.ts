import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import "./site-settings.access.ts";
import { SiteInfoResolver } from "./site-info.ts";
import { SiteSettingsResolver } from "./site-settings.resolver.ts";

export const settings = domain({
  name: "settings",
  resolvers: [SiteSettingsResolver, SiteInfoResolver],
  permissions: { "site:write": [Role.ADMIN] },
});
export { ensureSiteSettings, readSiteSettings } from "./read-site-settings.ts";
