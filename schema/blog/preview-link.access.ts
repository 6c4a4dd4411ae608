import { NOT_DELETED } from "../foundation/entity.ts";
import { anyOf, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import { NOW } from "../foundation/reading/descriptions/now.ts";
import { PreviewLink } from "./preview-link.ts";

/** Those who write posts see the links that work. */
rowPolicy(PreviewLink, (viewer) =>
  anyOf(viewer.may("post:write") && { expiresAt: { $gt: NOW }, post: NOT_DELETED }),
);

fieldPolicy(PreviewLink, ["locale", "expiresAt"]);
