import { useMemo } from "react";
import { useIntl } from "react-intl";
import { Controlled } from "../../../../admin/form/controlled.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Combobox } from "../../../../ui/combobox.tsx";
import { MoneyField } from "../../../../ui/money-field.tsx";
import { RadioGroup } from "../../../../ui/radio-group.tsx";
import { Select } from "../../../../ui/select.tsx";
import { rateVisibilities } from "./member-form.ts";
import { ratePeriods } from "./member-parts.ts";
import { currencies, currencyOption } from "./places.ts";
import type { MemberEdit } from "./use-member-edit.ts";

/** What a member charges, and who sees it. */
export function RateFields({ edit }: { edit: MemberEdit }) {
  const intl = useIntl();
  const { text, values } = edit;
  const { currency } = values.rate;
  const options = useMemo(() => currencies(intl), [intl]);
  const choices = (area: string, named: readonly string[]) =>
    named.map((value) => ({ value, label: text(`${area}.${value.toLowerCase()}`) }));
  return (
    <Card title={text("rate")}>
      <div className="grid gap-5 md:grid-cols-2">
        <Controlled edit={edit} name="rate.min">
          {(field) => <MoneyField {...field} label={text("rate.min")} currency={currency} />}
        </Controlled>
        <Controlled edit={edit} name="rate.max">
          {(field) => <MoneyField {...field} label={text("rate.max")} currency={currency} />}
        </Controlled>
        <Controlled edit={edit} name="rate.currency">
          {({ value, onChange, ...field }) => (
            <Combobox
              {...field}
              label={text("rate.currency")}
              options={options}
              value={currencyOption(intl, value)}
              onChange={(chosen) => chosen && onChange(chosen.value)}
            />
          )}
        </Controlled>
        <Controlled edit={edit} name="rate.per">
          {({ onChange, ...field }) => (
            <Select
              {...field}
              label={text("rate.per")}
              options={choices("rate.per", ratePeriods)}
              onChange={(chosen) => {
                const per = ratePeriods.find((one) => one === chosen);
                if (per) onChange(per);
              }}
            />
          )}
        </Controlled>
      </div>
      <div className="mt-5">
        <Controlled edit={edit} name="rateVisibility">
          {(field) => (
            <RadioGroup {...field} options={choices("rateVisibility", rateVisibilities)} />
          )}
        </Controlled>
      </div>
    </Card>
  );
}
