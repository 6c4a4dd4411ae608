import { useIntl } from "react-intl";
import { TitleRow } from "../../../admin/title-row.tsx";
import { ProjectEditorLoader } from "../../../features/projects/edit/project-editor-loader.tsx";

export default function NewProjectScreen() {
  const intl = useIntl();
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "projects.new" })}
        back={{
          to: "/dashboard/projects",
          path: intl.formatMessage({ id: "dashboard.nav.projects" }),
        }}
      />
      <ProjectEditorLoader />
    </>
  );
}
