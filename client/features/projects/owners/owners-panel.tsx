import { useApolloClient, useQuery } from "@apollo/client/react";
import IconUserPlus from "@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { SortableRows } from "../../../ui/drag/sortable-rows.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { Panel } from "../../../admin/panel.tsx";
import { PanelState } from "../../../admin/panel-state.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { OwnerRow } from "./owner-row.tsx";
import { PartDialog } from "./part-dialog.tsx";
import {
  type EditedOwnerFragment as Owner,
  InviteProjectOwnerDocument,
  LeaveProjectDocument,
  OrderProjectOwnersDocument,
  ProjectOwnersToEditDocument,
  RemoveProjectOwnerDocument,
} from "./project-owners.generated.ts";

/** Who owns a project and who is invited to, in the order in which its page credits them. */
export function OwnersPanel({ projectId }: { projectId: string }) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const { member: me, may } = useViewer();
  const [isInviting, setInviting] = useState(false);
  const [edited, setEdited] = useState<Owner>();
  const [leaving, setLeaving] = useState<Owner>();
  const { data, error, refetch } = useQuery(ProjectOwnersToEditDocument, {
    variables: { id: projectId },
  });
  const project = data?.projectToEdit;
  const owners = project?.owners ?? [];
  const present = useMemo(
    () =>
      (project?.owners ?? []).flatMap(({ member, status }) =>
        member && status !== "DECLINED" ? [member.id] : [],
      ),
    [project?.owners],
  );
  if (!project) return <PanelState error={error} onRetry={refetch} />;

  const { isEditable } = project;
  const nameOf = ({ member }: Owner) =>
    member?.displayName ?? intl.formatMessage({ id: "projects.owner.hidden" });
  const isMe = ({ member }: Owner) => member?.id === me?.id && me !== null;
  const fail = (cause: unknown) => {
    // The only conflict there is: nobody would be left who may change the project.
    const isLast = problemOf(cause).message === "A project keeps at least one owner";
    const text = isLast
      ? intl.formatMessage({ id: "projects.owner.last" })
      : problemText(intl, cause);
    snackbar({ text, tone: "bad" });
  };
  const order = async (ids: string[]) => {
    const found = new Map(owners.map((owner) => [owner.id, owner]));
    try {
      await apollo.mutate({
        mutation: OrderProjectOwnersDocument,
        variables: { id: projectId, ids },
        optimisticResponse: {
          orderProjectOwners: { ...project, owners: ids.flatMap((id) => found.get(id) ?? []) },
        } as never,
      });
    } catch (cause) {
      fail(cause);
      await refetch().catch(() => undefined);
    }
  };
  const askAgain = async ({ member, part }: Owner) => {
    if (!member) return;
    try {
      const variables = { id: projectId, owner: { memberId: member.id, part } };
      await apollo.mutate({ mutation: InviteProjectOwnerDocument, variables });
      snackbar({ text: intl.formatMessage({ id: "projects.owner.asked" }), tone: "good" });
    } catch (cause) {
      fail(cause);
    }
  };
  const remove = async (owner: Owner) => {
    setLeaving(undefined);
    try {
      if (isMe(owner)) {
        await apollo.mutate({ mutation: LeaveProjectDocument, variables: { id: projectId } });
        if (may("project:manage")) await refetch();
        else await navigate("/dashboard/projects");
      } else {
        const variables = { id: projectId, ownerId: owner.id };
        await apollo.mutate({ mutation: RemoveProjectOwnerDocument, variables });
      }
    } catch (cause) {
      fail(cause);
    }
  };
  const question = leaving && isMe(leaving) ? "leave" : "remove";

  return (
    <Panel
      title={intl.formatMessage({ id: "projects.owners" })}
      text={intl.formatMessage({ id: "projects.owners.text" })}
      action={
        isEditable && (
          <Button variant="outline" size={44} onClick={() => setInviting(true)}>
            <IconUserPlus size={19} aria-hidden="true" />
            <FormattedMessage id="projects.invite" />
          </Button>
        )
      }
    >
      <SortableRows
        label={intl.formatMessage({ id: "projects.owners" })}
        rows={owners}
        nameOf={nameOf}
        className="divide-y divide-line"
        onMove={({ id }, place) => {
          const others = owners.filter((owner) => owner.id !== id).map((owner) => owner.id);
          void order(others.toSpliced(place, 0, id));
        }}
      >
        {(owner, _, grip) => (
          <OwnerRow
            owner={owner}
            name={nameOf(owner)}
            grip={isEditable && grip}
            isMe={isMe(owner)}
            isEditable={isEditable}
            onEdit={() => setEdited(owner)}
            onAskAgain={() => void askAgain(owner)}
            onRemove={() => setLeaving(owner)}
          />
        )}
      </SortableRows>
      {isInviting && (
        <InviteDialog projectId={projectId} present={present} onClose={() => setInviting(false)} />
      )}
      {edited && (
        <PartDialog
          projectId={projectId}
          owner={edited}
          name={nameOf(edited)}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={intl.formatMessage(
          { id: `projects.owner.${question}.ask` },
          { name: leaving ? nameOf(leaving) : "" },
        )}
        text={<FormattedMessage id={`projects.owner.${question}.text`} />}
        confirm={intl.formatMessage({ id: `projects.owner.${question}` })}
        onConfirm={() => leaving && void remove(leaving)}
      />
    </Panel>
  );
}
