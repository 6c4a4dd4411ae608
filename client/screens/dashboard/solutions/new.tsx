import { useIntl } from "react-intl";
import { TitleRow } from "../../../admin/title-row.tsx";
import { SolutionEditor } from "../../../features/solutions/edit/solution-editor.tsx";
import { SOLUTIONS_ADDRESS } from "../../../features/solutions/solution-address.ts";

export default function NewSolutionScreen() {
  const intl = useIntl();
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "solutions.new" })}
        back={{ to: SOLUTIONS_ADDRESS, path: intl.formatMessage({ id: "solutions.title" }) }}
      />
      <SolutionEditor />
    </>
  );
}
