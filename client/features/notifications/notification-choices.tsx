import { useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { EditLoading } from "../../admin/form/edit-loading.tsx";
import type { NotificationKind, NotificationMail } from "../../schema.generated.ts";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Select } from "../../ui/select.tsx";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import {
  ChooseNotificationsDocument,
  NotificationChoicesDocument,
  NotificationKindsDocument,
} from "./notification-choices.generated.ts";
import { QuietHours } from "./quiet-hours.tsx";

interface Choice {
  here: boolean;
  mail: NotificationMail;
}

/** The tab Notifications: of what the user wants to learn, where and when. Saved at once. */
export function NotificationChoices() {
  const intl = useIntl();
  const kinds = useQuery(NotificationKindsDocument);
  const { data, error, refetch } = useQuery(NotificationChoicesDocument);
  const [choose] = useMutation(ChooseNotificationsDocument);
  // Shown before the server has answered
  const [sent, setSent] = useState<Partial<Record<NotificationKind, Choice>>>({});
  if (!data || !kinds.data) {
    const failed = kinds.error ? kinds : { error, refetch };
    return <EditLoading error={failed.error} onRetry={failed.refetch} />;
  }

  const set = async (kind: NotificationKind, next: Choice) => {
    setSent((before) => ({ ...before, [kind]: next }));
    try {
      await choose({
        variables: { kind, ...next },
        refetchQueries: [NotificationChoicesDocument],
      });
    } catch (failure) {
      setSent(({ [kind]: _, ...others }) => others);
      failureSnackbar(intl, failure);
    }
  };
  const text = (id: string) => intl.formatMessage({ id: `notifications.choose.${id}` });
  return (
    <>
      <Card title={intl.formatMessage({ id: "notifications.title" })} text={text("text")}>
        <table className="w-full border-separate border-spacing-0">
          <thead className="text-start text-sm text-ink-2">
            <tr>
              <th className="py-2 text-start font-medium">{text("kind")}</th>
              <th className="w-20 py-2 text-center font-medium md:w-28">{text("here")}</th>
              <th className="w-36 py-2 text-start font-medium md:w-52">{text("mail")}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.data.notificationKinds.map(({ kind, mails, mail, isAlwaysHere }) => {
              const stored = data.notificationChoices.find((choice) => choice.kind === kind);
              const choice = sent[kind] ?? stored ?? { here: true, mail };
              const label = text(kind);
              const at = (place: "here" | "mail") =>
                intl.formatMessage(
                  { id: "notifications.choose.at" },
                  { kind: label, place: text(place) },
                );
              return (
                <tr key={kind} className="[&>*]:border-t [&>*]:border-line">
                  <th scope="row" className="py-2 pe-3 text-start font-medium">
                    {label}
                  </th>
                  <td className="py-2 text-center">
                    {isAlwaysHere ? (
                      <span className="text-sm text-ink-3">{text("alwaysHere")}</span>
                    ) : (
                      <Checkbox
                        aria-label={at("here")}
                        checked={choice.here}
                        onChange={({ target }) =>
                          void set(kind, { here: target.checked, mail: choice.mail })
                        }
                      />
                    )}
                  </td>
                  <td className="py-2">
                    {mails.length === 0 ? (
                      <span className="text-sm text-ink-3">{text("letter")}</span>
                    ) : (
                      <Select
                        name={`mail-${kind}`}
                        label={at("mail")}
                        isLabelHidden
                        options={mails.map((value) => ({ value, label: text(`mail.${value}`) }))}
                        value={choice.mail}
                        onChange={(next) =>
                          void set(kind, { here: choice.here, mail: next as NotificationMail })
                        }
                      />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p className="mt-4 text-sm text-ink-3">
          <FormattedMessage id="notifications.choose.summary" />
        </p>
      </Card>
      <QuietHours
        key={`${data.quietHours?.from} ${data.quietHours?.until}`}
        hours={data.quietHours ?? undefined}
      />
    </>
  );
}
