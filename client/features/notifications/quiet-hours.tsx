import { useMutation } from "@apollo/client/react";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TimeField } from "../../ui/time-field.tsx";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import { readTime } from "../../ui/zoned-time.ts";
import {
  NotificationChoicesDocument,
  SetQuietHoursDocument,
} from "./notification-choices.generated.ts";

interface Hours {
  from: string;
  until: string;
}

const USUAL: Hours = { from: "22:00", until: "07:00" };

/** The hours in which the user gets no mails about events. */
export function QuietHours({ hours }: { hours: Hours | undefined }) {
  const intl = useIntl();
  const [isOn, setOn] = useState(hours !== undefined);
  const [typed, setTyped] = useState<Hours>(hours ?? USUAL);
  const [store, { loading }] = useMutation(SetQuietHoursDocument);
  const text = (id: string) => intl.formatMessage({ id: `notifications.quiet.${id}` });

  const save = async (next: Hours | undefined): Promise<void> => {
    try {
      await store({
        variables: next ? { from: next.from, until: next.until } : {},
        refetchQueries: [NotificationChoicesDocument],
      });
      snackbar({ text: text(next ? "saved" : "removed"), tone: "good" });
    } catch (failure) {
      setOn(hours !== undefined);
      failureSnackbar(intl, failure);
    }
  };
  const from = readTime(typed.from);
  const until = readTime(typed.until);
  const isSame = from !== undefined && from === until;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (from !== undefined && until !== undefined && !isSame) void save({ from, until });
  };
  return (
    <Card title={text("title")} text={text("text")}>
      <Switch
        checked={isOn}
        disabled={loading}
        onChange={({ target }) => {
          setOn(target.checked);
          void save(target.checked ? USUAL : undefined);
        }}
      >
        {text("on")}
      </Switch>
      {isOn && (
        <form onSubmit={submit} noValidate className="mt-4 grid gap-4 md:grid-cols-2">
          <TimeField
            name="from"
            label={text("from")}
            value={typed.from}
            onChange={(time) => setTyped({ ...typed, from: time })}
          />
          <TimeField
            name="until"
            label={text("until")}
            value={typed.until}
            error={isSame ? text("same") : undefined}
            onChange={(time) => setTyped({ ...typed, until: time })}
          />
          <div className="md:col-span-2">
            <Button variant="primary" type="submit" pending={loading}>
              <FormattedMessage id="form.save" />
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
