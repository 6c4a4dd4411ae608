import { useIntl } from "react-intl";
import { TitleRow } from "../../../admin/title-row.tsx";
import { JobEditor } from "../../../features/jobs/edit/job-editor.tsx";
import { JOBS_ADDRESS } from "../../../features/jobs/job-address.ts";

export default function NewJobScreen() {
  const intl = useIntl();
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "jobs.new" })}
        back={{ to: JOBS_ADDRESS, path: intl.formatMessage({ id: "jobs.title" }) }}
      />
      <JobEditor />
    </>
  );
}
