import { useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { EditLoading } from "../../admin/form/edit-loading.tsx";
import { type Permission, useViewer } from "../../platform/session/viewer.tsx";
import type { NotificationKind } from "../../schema.generated.ts";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import {
  ChooseNotificationsDocument,
  NotificationChoicesDocument,
} from "./notification-choices.generated.ts";

interface Offer {
  kind: NotificationKind;
  /** Who learns of it: those with a permission, or with a profile; otherwise everyone */
  who?: Permission | "member";
  isMailed?: boolean;
}

const offers: Offer[] = [
  { kind: "COMMENT_ON_POST", who: "member" },
  { kind: "REPLY", who: "member" },
  { kind: "POST_PUBLISHED", who: "member" },
  { kind: "QUOTE_REQUESTED", who: "member", isMailed: true },
  { kind: "PROJECT_INVITATION", who: "member" },
  { kind: "PROJECT_ACCEPTED", who: "member" },
  { kind: "PROJECT_DECLINED", who: "member" },
  { kind: "BOARD_ADDED", who: "member" },
  { kind: "CARD_ASSIGNED", who: "member" },
  { kind: "CARD_COMMENTED", who: "member" },
  { kind: "EVENT_INVITATION", who: "member", isMailed: true },
  { kind: "EVENT_REMINDER", who: "member", isMailed: true },
  { kind: "CARD_MENTIONED", who: "member" },
  { kind: "CARD_COMPLETED", who: "member" },
  { kind: "COMMENT_PENDING", who: "comment:moderate", isMailed: true },
  { kind: "MESSAGE_REPORTED", who: "report:moderate" },
  { kind: "MEMBER_PENDING", who: "member:write" },
  { kind: "CONTACT_RECEIVED", who: "contact:answer", isMailed: true },
  { kind: "APPLICATION_RECEIVED", who: "application:manage", isMailed: true },
  { kind: "PROXY_DOWN", who: "proxy:write", isMailed: true },
  { kind: "PROXY_UP", who: "proxy:write", isMailed: true },
  { kind: "PROXY_QUOTA", who: "proxy:write", isMailed: true },
  { kind: "PROXY_EXPIRES", who: "proxy:write", isMailed: true },
  { kind: "ROLES_CHANGED" },
];

const places = ["here", "mail"] as const;
type Choice = Record<(typeof places)[number], boolean>;
const everywhere: Choice = { here: true, mail: true };

/** The tab Notifications: of what the user wants to learn, on the site and by mail. Saved at once. */
export function NotificationChoices() {
  const intl = useIntl();
  const { member, may } = useViewer();
  const { data, error, refetch } = useQuery(NotificationChoicesDocument);
  const [choose] = useMutation(ChooseNotificationsDocument);
  // Shown before the server has answered
  const [sent, setSent] = useState<Partial<Record<NotificationKind, Choice>>>({});
  if (!data) return <EditLoading error={error} onRetry={refetch} />;

  const open = offers.filter(({ who }) => !who || (who === "member" ? member : may(who)));
  const choiceOf = (kind: NotificationKind): Choice =>
    sent[kind] ?? data.notificationChoices.find((choice) => choice.kind === kind) ?? everywhere;
  const set = async (kind: NotificationKind, next: Choice) => {
    setSent((before) => ({ ...before, [kind]: next }));
    try {
      const { here, mail } = next;
      await choose({
        variables: { kind, here, mail },
        refetchQueries: [NotificationChoicesDocument],
      });
    } catch (failure) {
      setSent(({ [kind]: _, ...others }) => others);
      failureSnackbar(intl, failure);
    }
  };
  return (
    <Card
      title={intl.formatMessage({ id: "notifications.title" })}
      text={intl.formatMessage({ id: "notifications.choose.text" })}
    >
      <table className="w-full border-separate border-spacing-0">
        <thead className="text-start text-sm text-ink-2">
          <tr>
            <th className="py-2 text-start font-medium">
              <FormattedMessage id="notifications.choose.kind" />
            </th>
            {places.map((place) => (
              <th key={place} className="w-20 py-2 text-center font-medium md:w-28">
                <FormattedMessage id={`notifications.choose.${place}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {open.map(({ kind, isMailed }) => {
            const choice = choiceOf(kind);
            const label = intl.formatMessage({ id: `notifications.choose.${kind}` });
            return (
              <tr key={kind} className="[&>*]:border-t [&>*]:border-line">
                <th scope="row" className="py-3 pe-3 text-start font-medium">
                  {label}
                </th>
                {places.map((place) => (
                  <td key={place} className="py-3 text-center">
                    {place === "mail" && !isMailed ? (
                      <span className="text-ink-3">–</span>
                    ) : (
                      <Checkbox
                        aria-label={intl.formatMessage(
                          { id: "notifications.choose.at" },
                          {
                            kind: label,
                            place: intl.formatMessage({ id: `notifications.choose.${place}` }),
                          },
                        )}
                        checked={choice[place]}
                        onChange={({ target }) =>
                          void set(kind, { ...choice, [place]: target.checked })
                        }
                      />
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
