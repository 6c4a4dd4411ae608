// A project with all of its parts, as its owners read it.

import { z } from "zod";
import {
  EditedProjectFields,
  MemberName,
  type ProjectMediaFields,
  ProjectMediaTexts,
  ProjectOwnerFields,
} from "./documents.generated.ts";
import { present } from "./present.ts";
import { TypeName, typeName } from "./project-summary.ts";
import { editedDocument } from "./published-document.ts";

/** A map by locale; the specification's is never without a language. */
const Texts = z
  .object({ en: z.string(), fr: z.string(), no: z.string() })
  .partial()
  .describe('By locale; `{en: ""}` if there is none');

const texts = (all: Record<string, string | null> | null): z.output<typeof Texts> => {
  const written = Object.entries(all ?? {}).filter(([, text]) => text !== null);
  return written.length ? Object.fromEntries(written) : { en: "" };
};

const Media = ProjectMediaTexts.extend({
  version: z.int(),
  alt: Texts,
  title: Texts,
  description: Texts,
  content: Texts,
}).meta({ id: "ProjectMedia" });

const media = ({
  alt,
  title,
  description,
  content,
  ...rest
}: z.output<typeof ProjectMediaFields>) => ({
  ...rest,
  alt: texts(alt),
  title: texts(title),
  description: texts(description),
  content: texts(content),
});

const { part, order, status: accepted } = ProjectOwnerFields.shape;

const Owner = z
  .object({
    memberId: z.string().nullable().describe("Null if the viewer does not see their profile"),
    role: part,
    order,
    accepted,
    member: MemberName.nullable(),
  })
  .meta({ id: "ProjectOwner" });

const owner = ({ member, ...rest }: z.output<typeof ProjectOwnerFields>) => ({
  memberId: member?.id ?? null,
  role: rest.part,
  order: rest.order,
  accepted: rest.status,
  member,
});

const edited = editedDocument(EditedProjectFields, { id: "EditedProjectDocument" });

const {
  stage,
  type: _type,
  likeCount: likes,
  languages: _languages,
  metaTitle: _metaTitle,
  metaDescription: _metaDescription,
  metaKeywords: _metaKeywords,
  ogImage: _ogImage,
  canonical: _canonical,
  noindex: _noindex,
  publishedAt: _publishedAt,
  scheduledAt: _scheduledAt,
  ...editedShape
} = EditedProjectFields.shape;

const documentShape = (
  edited.answer as unknown as z.ZodObject<Record<"content" | "publish" | "metadata", z.ZodType>>
).shape;

export type ReadProject = z.output<typeof EditedProjectFields>;
type Regrouped = z.output<typeof edited.answer>;

/** A project for its owners: every text by locale, and all of its parts. */
export const Project = z
  .object({
    ...editedShape,
    slug: z.string(),
    type: TypeName.nullable(),
    status: stage,
    likes,
    media: z.array(Media),
    owners: z.array(Owner),
    content: documentShape.content,
    publish: documentShape.publish as z.ZodType<Regrouped["publish"]>,
    metadata: documentShape.metadata as z.ZodType<Regrouped["metadata"]>,
  })
  .meta({ id: "EditedProject" });

export function projectOf(read: ReadProject): z.output<typeof Project> {
  const { stage: status, likeCount, type, ...rest } = edited.reply(read);
  return {
    ...rest,
    slug: present(rest.slug),
    type: type && typeName(type),
    status,
    likes: likeCount,
    media: rest.media.map(media),
    owners: rest.owners.map(owner),
  };
}

/** What calls about a single project answer with. */
export const wholeProject = {
  answer: z.object({ project: Project }),
  reply: ({ project }: { project: ReadProject }) => ({ project: projectOf(project) }),
};
