import type { Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  few: ["document_drafts"],
  withoutDemo: {
    DocumentDraft: "an editor who opens a demo document should find it as its readers do",
  },
};
