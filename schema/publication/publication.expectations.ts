import type { Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  few: ["document_drafts"],
};
