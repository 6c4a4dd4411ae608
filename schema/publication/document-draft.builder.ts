import { Role } from "../accounts/index.ts";
import { aPost, documentOf } from "../blog/post.builder.ts";
import { aMember } from "../members/member.builder.ts";
import type { TestGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { DocumentDraft } from "./document-draft.ts";

export type Noun = "Post" | "Page" | "Solution" | "Job" | "Project";

const DRAFT = "draft { version changes changedBy { id } }";
export const save = (one: Noun) => `mutation($id: ID!, $input: Update${one}Input!, $draft: Int) {
  item: save${one}Draft(id: $id, input: $input, draftVersion: $draft) {
    id version updatedAt title(locale: en) ${DRAFT}
  }
}`;
export const publish = (one: Noun) => `mutation($id: ID!, $input: Update${one}Input!, $draft: Int) {
  item: publish${one}Draft(id: $id, input: $input, draftVersion: $draft) {
    id version title(locale: en) html(locale: en) ${DRAFT}
  }
}`;
export const discard = (one: Noun) => `mutation($id: ID!, $draft: Int) {
  item: discard${one}Draft(id: $id, draftVersion: $draft) { id title(locale: en) ${DRAFT} }
}`;

export const edited = (text = "Later") => ({
  title: { en: text },
  content: { en: documentOf(text) },
});

/** Published posts with drafts, as an editor makes them. */
export async function draftsIn(graph: TestGraph) {
  const em = () => graph.em();
  const editorProfile = await aMember(em());
  const editor = withRole(Role.EDITOR, { memberId: editorProfile.id });
  const asEditor = graph.as(editor);
  let made = 0;
  const published = (values: Parameters<typeof aPost>[1] = {}) => {
    made += 1;
    return aPost(em(), { slug: { en: `drafted-${made}`, fr: `ebauche-${made}` }, ...values });
  };
  const drafted = async (id: string, input: object = edited(), viewer = editor) =>
    (await graph.as(viewer)(save("Post"), { id, input })).item;
  const draftsOf = (documentId: string) => em().count(DocumentDraft, { documentId });
  return { em, editorProfile, editor, asEditor, published, drafted, draftsOf };
}
