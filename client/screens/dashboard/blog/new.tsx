import { useIntl } from "react-intl";
import { TitleRow } from "../../../admin/title-row.tsx";
import { PostEditorLoader } from "../../../features/blog/posts/admin/edit/post-editor-loader.tsx";

export default function NewPostScreen() {
  const intl = useIntl();
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "posts.edit.new" })}
        back={{ to: "/dashboard/blog/posts", path: intl.formatMessage({ id: "posts.edit.path" }) }}
      />
      <PostEditorLoader />
    </>
  );
}
