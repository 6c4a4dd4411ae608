import { useIntl } from "react-intl";
import { SideSection } from "../../../admin/document/side-section.tsx";
import { Switch } from "../../../ui/switch.tsx";
import type { PageEdit } from "./use-page-edit.ts";

/** Whether the footer of the site links to a page. */
export function FooterSection({ edit }: { edit: PageEdit }) {
  const intl = useIntl();
  return (
    <SideSection title={intl.formatMessage({ id: "pages.edit.footer" })}>
      <Switch {...edit.form.register("inFooter")}>{edit.labelOf("inFooter")}</Switch>
    </SideSection>
  );
}
