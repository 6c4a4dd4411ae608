import { ADMINS, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    siteSettings: ["{ siteSettings { id } }", ADMINS],
    updateSiteSettings: ["mutation { updateSiteSettings(input: {}) { id } }", ADMINS],
  },
  withoutDemo: { SiteSettings: "its row is made when the server starts" },
  tiny: ["site_settings"],
};
