import { useIntl } from "react-intl";
import { TitleRow } from "../../../admin/title-row.tsx";
import { PageEditor } from "../../../features/pages/edit/page-editor.tsx";
import { PAGES_ADDRESS } from "../../../features/pages/page-address.ts";

export default function NewPageScreen() {
  const intl = useIntl();
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "pages.new" })}
        back={{ to: PAGES_ADDRESS, path: intl.formatMessage({ id: "pages.title" }) }}
      />
      <PageEditor />
    </>
  );
}
