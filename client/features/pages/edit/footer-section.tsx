import { useIntl } from "react-intl";
import { SideSection } from "../../../admin/document/side-section.tsx";
import { Controlled } from "../../../admin/form/controlled.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { Switch } from "../../../ui/switch.tsx";
import type { PageEdit } from "./use-page-edit.ts";

/** Whether the footer of the site links to a page, and where. */
export function FooterSection({ edit }: { edit: PageEdit }) {
  const intl = useIntl();
  return (
    <SideSection title={intl.formatMessage({ id: "pages.edit.footer" })}>
      <div className="grid gap-4">
        <Switch {...edit.form.register("inFooter")}>{edit.labelOf("inFooter")}</Switch>
        <Controlled edit={edit} name="order">
          {(field) => (
            <NumberField
              {...field}
              min={0}
              hint={intl.formatMessage({ id: "pages.edit.order.hint" })}
            />
          )}
        </Controlled>
      </div>
    </SideSection>
  );
}
