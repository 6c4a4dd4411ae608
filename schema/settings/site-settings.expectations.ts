import { ADMINS, EVERYBODY, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    siteSettings: ["{ siteSettings { id } }", ADMINS],
    siteInfo: ["{ siteInfo { version } }", EVERYBODY],
    updateSiteSettings: ["mutation { updateSiteSettings(input: {}) { id } }", ADMINS],
  },
  calls: { "GET /api/info": EVERYBODY },
  withoutDemo: { SiteSettings: "its row is made when the server starts" },
  tiny: ["site_settings"],
  planExceptions: {
    siteInfo: "reads no rows but the settings, which are kept",
  },
};
