import { z } from "zod";
import { documentFields } from "../../../admin/document/document-fields.ts";
import { defineForm } from "../../../admin/form/define-form.ts";
import {
  choice,
  choices,
  date,
  multiChoice,
  plainField,
  reference,
  text,
  webAddress,
} from "../../../admin/form/field-kinds.ts";
import { STAGES, VISIBILITIES } from "../project-stages.ts";

export const MAX_TAGS = 20;
export const MAX_TOOLS = 20;

interface StoredClient {
  name: string | null;
  url: string | null;
  visible: boolean;
}

/** Who a project was made for; the server replaces it as a whole. */
const client = () =>
  plainField({
    schema: z.object({
      name: text(120).schema,
      url: webAddress().schema,
      visible: z.boolean(),
    }),
    empty: { name: "", url: "", visible: true },
    read: ({ name, url, visible }: StoredClient) => ({ name: name ?? "", url: url ?? "", visible }),
    write: ({ name, url, visible }) => ({ name: name || null, url: url || null, visible }),
    fromSent: ({ name, url, visible }) => ({ name: name ?? "", url: url ?? "", visible }),
    show: ({ name, url }) => [name, url].filter(Boolean).join(", "),
  });

export const projectForm = defineForm("projects.edit", {
  ...documentFields,
  typeId: { ...reference(), from: "type", label: "type" },
  // The server begins with a draft, which stays off the site even where it is published.
  stage: choice(STAGES, "IN_PROGRESS"),
  visibility: choice(VISIBILITIES),
  client: client(),
  startedOn: date(),
  endedOn: date(),
  tags: choices(z.array(z.string()).max(MAX_TAGS)),
  tools: multiChoice(z.array(z.string()).max(MAX_TOOLS)),
  liveUrl: webAddress(),
  repoUrl: webAddress(),
});
