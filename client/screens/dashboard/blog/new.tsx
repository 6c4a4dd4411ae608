import { useIntl } from "react-intl";
import { TitleRow } from "../../../dashboard/title-row.tsx";
import { PostDesk } from "../../../features/post-edit/post-desk.tsx";

export default function NewPostScreen() {
  const intl = useIntl();
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "post-edit.new" })}
        back={{ to: "/dashboard/blog/posts", path: intl.formatMessage({ id: "post-edit.path" }) }}
      />
      <PostDesk />
    </>
  );
}

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
