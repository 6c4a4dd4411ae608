import { useQuery } from "@apollo/client/react";
import IconArchive from "@tabler/icons-react/dist/esm/icons/IconArchive.mjs";
import IconSpy from "@tabler/icons-react/dist/esm/icons/IconSpy.mjs";
import IconInbox from "@tabler/icons-react/dist/esm/icons/IconInbox.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { useMay, useViewer } from "../../../platform/session/viewer.tsx";
import type { ContactStatus } from "../../../schema.generated.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { ContactStaffDocument } from "./contact-request.generated.ts";
import { RequestAnswer } from "./request-answer.tsx";
import { type OpenRequest, STATUSES } from "./request.ts";
import type { RequestActions } from "./use-request-actions.ts";

interface RequestBarProps {
  request: OpenRequest;
  actions: RequestActions;
}

/** Above the message: its status, who looks after it, and how a member answers. */
export function RequestBar({ request, actions }: RequestBarProps) {
  const intl = useIntl();
  const { may } = useViewer();
  const { status } = request;
  return (
    <div className="flex flex-wrap items-center gap-2.5 border-b border-line bg-canvas px-4 py-2.5 @min-[720px]:px-6">
      <div className="w-32 max-sm:flex-1">
        <Select
          isLabelHidden
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
      {!may("contact:read") && <RequestAnswer request={request} mark={actions.mark} />}
    </div>
  );
}

/** In the head: what is done most. */
export function RequestTools({ request: { status }, actions }: RequestBarProps) {
  const intl = useIntl();
  const readsAll = useMay("contact:read");
  const isSpam = status === "SPAM";
  return (
    <>
      {status !== "ARCHIVED" && (
        <IconButton
          icon={IconArchive}
          label={intl.formatMessage({ id: "requests.archive.label" })}
          onClick={() => void actions.mark("ARCHIVED")}
        />
      )}
      {readsAll && (
        <IconButton
          icon={isSpam ? IconInbox : IconSpy}
          label={intl.formatMessage({
            id: isSpam ? "requests.notSpam.label" : "requests.spam.label",
          })}
          onClick={() => void actions.mark(isSpam ? "NEW" : "SPAM")}
        />
      )}
    </>
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
      <div className="w-40 max-sm:flex-1">
        <Select
          isLabelHidden
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
          <kbd className="max-md:hidden!">I</kbd>
        </Button>
      )}
    </>
  );
}
