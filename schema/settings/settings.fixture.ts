import type { Fixture } from "../oracle/fixture.ts";
import { SITE_ID, SiteSettings } from "./site-settings.ts";

export const fixture: Fixture = {
  fill(world) {
    world.add([Object.assign(new SiteSettings(), { id: SITE_ID, chatRetentionDays: 90 })]);
  },
  unseen: {
    "SiteSettings without id": "requires a permission",
  },
  open: {
    "Query.siteSettings": "requires a permission",
  },
};
