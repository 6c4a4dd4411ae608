import { NewDocumentScreen } from "../../../admin/document/new-document-screen.tsx";
import { PostEditorLoader } from "../../../features/blog/posts/admin/edit/post-editor-loader.tsx";

export default function NewPostScreen() {
  return (
    <NewDocumentScreen messagePrefix="posts" list="/dashboard/blog/posts" path="posts.edit.path">
      <PostEditorLoader />
    </NewDocumentScreen>
  );
}
