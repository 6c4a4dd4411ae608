import { useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PanelState } from "../../../admin/panel-state.tsx";
import { useOptionSearch } from "../../../admin/use-option-search.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Combobox } from "../../../ui/combobox.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import type { Option } from "../../../ui/option.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import {
  AddTimeToInvoiceDocument,
  BillableTimeDocument,
  InvoiceProjectsDocument,
  type InvoiceProjectsQuery,
} from "../invoices.generated.ts";

interface TimeDialogProps {
  invoice: { id: string; version: number; currency: string };
  onAdded(): void;
  onClose(): void;
}

const projectsIn = ({ projects }: InvoiceProjectsQuery): Option[] =>
  projects.nodes.map(({ id, title }) => ({ value: id, label: title ?? "" }));

const HOUR = 3_600;

/** Puts billable time of a project on a draft, a line for each card or member. */
export function TimeDialog({ invoice, onAdded, onClose }: TimeDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [project, setProject] = useState<Option | null>(null);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [groupBy, setGroupBy] = useState("CARD");
  const [unitPrice, setUnitPrice] = useState<number | null>(null);
  const [isRefused, setRefused] = useState(false);
  const { run, pending, error } = useAction();
  const search = useOptionSearch(InvoiceProjectsDocument, projectsIn);
  const time = useQuery(BillableTimeDocument, {
    variables: { projectId: project?.value ?? "" },
    skip: !project,
    fetchPolicy: "network-only",
  });
  const word = (name: string) => intl.formatMessage({ id: `invoices.time.${name}` });
  const hours = (seconds: number) =>
    intl.formatMessage(
      { id: "invoices.quantity.HOUR" },
      { quantity: intl.formatNumber(seconds / HOUR, { maximumFractionDigits: 2 }) },
    );
  const work = time.data?.billableTime.work ?? [];
  const keyOf = ({ cardId, title, memberId }: (typeof work)[number]) =>
    [cardId ?? title, memberId].join(" ");
  const entryIds = work.filter((one) => !without.has(keyOf(one))).flatMap((one) => one.entryIds);
  const add = async () => {
    const isPriced = unitPrice !== null && Number.isSafeInteger(unitPrice);
    setRefused(!isPriced);
    if (!isPriced || !entryIds.length) return;
    const isDone = await run(() =>
      apollo.mutate({
        mutation: AddTimeToInvoiceDocument,
        variables: {
          id: invoice.id,
          input: {
            version: invoice.version,
            entryIds,
            unitPrice,
            groupBy: groupBy === "MEMBER" ? "MEMBER" : "CARD",
          },
        },
      }),
    );
    if (isDone) onAdded();
  };
  return (
    <FormDialog
      title={word("title")}
      text={word("text")}
      submit={<FormattedMessage id="invoices.time.add" />}
      pending={pending}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <Combobox
          name="project"
          label={word("project")}
          options={search}
          value={project}
          onChange={(option) => {
            setProject(option);
            setWithout(new Set());
          }}
        />
        {project && !time.data && <PanelState error={time.error} onRetry={time.refetch} />}
        {time.data && work.length === 0 && <p className="text-ink-2">{word("none")}</p>}
        {work.length > 0 && (
          <>
            <ul className="grid gap-1 rounded-md border border-line p-4">
              {work.map((one) => (
                <li key={keyOf(one)} className="flex items-baseline justify-between gap-4">
                  <Checkbox
                    checked={!without.has(keyOf(one))}
                    onChange={({ target }) => {
                      const next = new Set(without);
                      if (target.checked) next.delete(keyOf(one));
                      else next.add(keyOf(one));
                      setWithout(next);
                    }}
                    hint={one.name ?? undefined}
                  >
                    <bdi>{one.title}</bdi>
                  </Checkbox>
                  <span className="whitespace-nowrap figures">{hours(one.seconds)}</span>
                </li>
              ))}
            </ul>
            <RadioGroup
              name="groupBy"
              label={word("groupBy")}
              value={groupBy}
              onChange={setGroupBy}
              options={["CARD", "MEMBER"].map((value) => ({
                value,
                label: word(`groupBy.${value}`),
              }))}
            />
            <MoneyField
              name="unitPrice"
              label={word("price")}
              currency={invoice.currency}
              value={unitPrice}
              onChange={setUnitPrice}
              error={
                isRefused && unitPrice === null
                  ? intl.formatMessage({ id: "form.field.required" })
                  : undefined
              }
            />
          </>
        )}
        <ProblemNotice text={error} />
      </div>
    </FormDialog>
  );
}
