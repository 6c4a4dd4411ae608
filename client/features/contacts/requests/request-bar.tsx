import { useQuery } from "@apollo/client/react";
import IconSpy from "@tabler/icons-react/dist/esm/icons/IconSpy.mjs";
import IconInbox from "@tabler/icons-react/dist/esm/icons/IconInbox.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { useViewer } from "../../../platform/session/viewer.tsx";
import type { ContactStatus } from "../../../schema.generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { ContactStaffDocument } from "./contact-request.generated.ts";
import { RequestAnswer } from "./request-answer.tsx";
import { type OpenRequest, STATUSES } from "./request.ts";
import type { RequestActions } from "./use-request-actions.ts";

interface RequestBarProps {
  request: OpenRequest;
  actions: RequestActions;
}

/** Above the message: its status, who looks after it, and whether it is spam. */
export function RequestBar({ request, actions }: RequestBarProps) {
  const intl = useIntl();
  const { may } = useViewer();
  const { status } = request;
  const isSpam = status === "SPAM";
  return (
    <div className="flex flex-wrap items-end gap-3 border-b border-line pb-5">
      <div className="min-w-40 max-sm:flex-1">
        <Select
          name="status"
          label={intl.formatMessage({ id: "requests.column.status" })}
          value={status}
          onChange={(next) => void actions.mark(next as ContactStatus)}
          options={STATUSES.map((value) => ({
            value,
            label: intl.formatMessage({ id: `requests.status.${value}` }),
          }))}
        />
      </div>
      {may("contact:answer") && <Assignee request={request} assign={actions.assign} />}
      {may("contact:read") ? (
        <Button
          variant="outline"
          size={44}
          className="sm:ms-auto"
          onClick={() => void actions.mark(isSpam ? "NEW" : "SPAM")}
        >
          {isSpam ? (
            <IconInbox size={19} aria-hidden="true" />
          ) : (
            <IconSpy size={19} aria-hidden="true" />
          )}
          <FormattedMessage id={isSpam ? "requests.notSpam.label" : "requests.spam.label"} />
        </Button>
      ) : (
        <RequestAnswer request={request} mark={actions.mark} />
      )}
    </div>
  );
}

interface AssigneeProps {
  request: OpenRequest;
  assign: RequestActions["assign"];
}

function Assignee({ request: { assignee }, assign }: AssigneeProps) {
  const intl = useIntl();
  const { member } = useViewer();
  const { data } = useQuery(ContactStaffDocument);
  const staff = data?.contactStaff ?? (assignee ? [assignee] : []);
  const nobody = intl.formatMessage({ id: "requests.nobody" });
  const mayTake = member && assignee?.id !== member.id;
  return (
    <>
      <div className="min-w-48 max-sm:flex-1">
        <Select
          name="assignee"
          label={intl.formatMessage({ id: "requests.column.assignee" })}
          value={assignee?.id ?? ""}
          onChange={(next) => void assign(next || null)}
          options={[
            { value: "", label: nobody },
            ...staff.map(({ id, displayName }) => ({ value: id, label: displayName })),
          ]}
        />
      </div>
      {mayTake && (
        <Button variant="soft" size={44} onClick={() => void assign(member.id)}>
          <FormattedMessage id="requests.take" />
          <kbd className="max-md:hidden">I</kbd>
        </Button>
      )}
    </>
  );
}
