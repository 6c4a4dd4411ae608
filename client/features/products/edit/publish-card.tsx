import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import { useIntl } from "react-intl";
import { Controlled } from "../../../admin/form/controlled.tsx";
import { languageName, LOCALES } from "../../../i18n/locale.ts";
import { Card } from "../../../ui/card.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { ProductEdit } from "./use-product-edit.ts";

/** Whether a product is in the shop, and the languages that have no description. */
export function PublishCard({ edit }: { edit: ProductEdit }) {
  const intl = useIntl();
  const { text, row, values } = edit;
  const without = LOCALES.filter((locale) => !values.description[locale].trim());
  return (
    <Card title={text("publish")}>
      <div className="grid gap-5">
        <Controlled edit={edit} name="status">
          {({ value, onChange, name, ref }) => (
            <Switch
              ref={ref}
              name={name}
              checked={value === "PUBLISHED"}
              onChange={({ target }) => onChange(target.checked ? "PUBLISHED" : "DRAFT")}
              hint={
                row?.publishedAt && value === "PUBLISHED"
                  ? text("publish.since", {
                      date: intl.formatDate(row.publishedAt, { dateStyle: "long" }),
                    })
                  : undefined
              }
            >
              {text("publish.inShop")}
            </Switch>
          )}
        </Controlled>
        {without.length > 0 && without.length < LOCALES.length && (
          <p className="flex gap-2 rounded-md bg-warn-soft p-3 text-sm text-warn">
            <IconAlertCircle size={18} aria-hidden="true" className="mt-px shrink-0" />
            {text(without.includes("en") ? "publish.withoutEnglish" : "publish.without", {
              languages: intl.formatList(without.map((locale) => languageName(intl, locale))),
            })}
          </p>
        )}
        <TextField
          {...edit.field("slug")}
          hint={row ? undefined : text("slug.hint")}
          dir="ltr"
          className="rtl:text-right"
          autoComplete="off"
        />
      </div>
    </Card>
  );
}
