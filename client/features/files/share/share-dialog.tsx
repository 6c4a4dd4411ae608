import { useApolloClient, useQuery } from "@apollo/client/react";
import IconFolderShare from "@tabler/icons-react/dist/esm/icons/IconFolderShare.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useCallback, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { memberOption } from "../../../admin/member-option.ts";
import { useOptionSearch } from "../../../admin/use-option-search.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import type { FilePermission } from "../../../schema.generated.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Combobox } from "../../../ui/combobox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { fileSize } from "../../../ui/file-size.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import type { Option } from "../../../ui/option.ts";
import { Select } from "../../../ui/select.tsx";
import { FileMark } from "../file-mark.tsx";
import type { ListedFile } from "../file.ts";
import {
  FileDocument,
  MembersForFilesDocument,
  type MembersForFilesQuery,
  ShareFileDocument,
  UnshareFileDocument,
} from "../files.generated.ts";
import { filesUrl } from "../files-url.ts";
import { rereadFiles } from "../use-file-actions.ts";
import { FileLinks } from "./file-links.tsx";

interface ShareDialogProps {
  file: ListedFile;
  onClose(): void;
}

const PERMISSIONS: readonly FilePermission[] = ["VIEW", "EDIT"];

/** Who else sees a file or folder: members, and everyone who has a link. */
export function ShareDialog({ file, onClose }: ShareDialogProps) {
  const { id, name, kind, size, parent } = file;
  const intl = useIntl();
  const apollo = useApolloClient();
  const { data } = useQuery(FileDocument, { variables: { id } });
  const [added, setAdded] = useState<Option | null>(null);
  const [permission, setPermission] = useState<FilePermission>("VIEW");
  const { run, pending, error } = useAction({
    textOf: (cause) =>
      problemOf(cause).code === "FORBIDDEN"
        ? intl.formatMessage({ id: "files.share.refused" })
        : undefined,
  });
  const shares = data?.file.shares ?? [];
  const owner = data?.file.owner?.id ?? "";
  const without = [owner, ...shares.map(({ member }) => member?.id)].join();
  const optionsOf = useCallback(
    ({ contacts }: MembersForFilesQuery) =>
      contacts.nodes.filter((member) => !without.split(",").includes(member.id)).map(memberOption),
    [without],
  );
  const options = useOptionSearch(MembersForFilesDocument, optionsOf);
  const text = (message: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: message }, values);
  const permissions = PERMISSIONS.map((value) => ({
    value,
    label: text(`files.permission.${value}`),
  }));
  const permissionOf = (value: string) => PERMISSIONS.find((each) => each === value) ?? "VIEW";
  const share = (memberId: string, as: FilePermission) =>
    run(async () => {
      const variables = { fileId: id, memberId, permission: as };
      await apollo.mutate({ mutation: ShareFileDocument, variables });
      await rereadFiles(apollo);
    });
  const invite = async () => {
    if (added && (await share(added.value, permission))) setAdded(null);
  };
  const end = (shareId: string) =>
    void run(async () => {
      await apollo.mutate({ mutation: UnshareFileDocument, variables: { id: shareId } });
      await rereadFiles(apollo);
    });
  return (
    <Dialog
      open
      onClose={onClose}
      width={560}
      title={text("files.share.title", { name })}
      text={
        <span className="flex items-center gap-3">
          <FileMark file={file} />
          <span>
            {kind === "FILE" && (
              <>
                <bdi>{fileSize(intl, size)}</bdi> ·{" "}
              </>
            )}
            <bdi>{parent?.name ?? text("files.place.my")}</bdi>
            {kind === "FOLDER" && (
              <span className="block">
                <FormattedMessage id="files.share.folder" />
              </span>
            )}
          </span>
        </span>
      }
    >
      <div className="grid gap-5">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void invite();
          }}
          className="flex flex-wrap items-end gap-2"
        >
          <div className="min-w-48 flex-1">
            <Combobox
              name="member"
              label={text("files.share.member")}
              options={options}
              mark={({ label }) => <Avatar name={label} size={28} />}
              value={added}
              onChange={setAdded}
            />
          </div>
          <div className="w-40">
            <Select
              name="permission"
              label={text("files.permission")}
              options={permissions}
              value={permission}
              onChange={(value) => setPermission(permissionOf(value))}
            />
          </div>
          <Button variant="ink" size={44} type="submit" pending={pending} disabled={!added}>
            <FormattedMessage id="files.share" />
          </Button>
        </form>
        <ProblemNotice text={error} />
        {data && (
          <ul aria-label={text("files.share.with")} className="grid gap-1">
            {data.file.owner && (
              <li className="flex min-h-12 items-center gap-3">
                <Avatar name={data.file.owner.displayName} src={data.file.owner.avatar} size={36} />
                <bdi className="min-w-0 flex-1 truncate font-semibold">
                  {data.file.owner.displayName}
                </bdi>
                <span className="text-sm text-ink-2">
                  <FormattedMessage id="files.owner" />
                </span>
              </li>
            )}
            {shares.map(({ id: shareId, permission: now, member }) => {
              const who = member?.displayName ?? "";
              return (
                <li key={shareId} className="flex min-h-12 items-center gap-3">
                  <Avatar name={who} src={member?.avatar} size={36} />
                  <bdi className="min-w-0 flex-1 truncate font-semibold">{who}</bdi>
                  <div className="w-36">
                    <Select
                      name={`permission-${shareId}`}
                      label={text("files.permission.of", { name: who })}
                      isLabelHidden
                      options={permissions}
                      value={now}
                      onChange={(value) => {
                        if (member) void share(member.id, permissionOf(value));
                      }}
                    />
                  </div>
                  <IconButton
                    size={36}
                    icon={IconX}
                    label={text("files.share.end", { name: who })}
                    onClick={() => end(shareId)}
                  />
                </li>
              );
            })}
            {data.file.path
              .filter((folder) => folder.shares.length > 0)
              .map((folder) => (
                <li key={folder.id} className="flex min-h-12 items-center gap-3 text-sm">
                  <span className="grid size-9 shrink-0 place-items-center rounded-full bg-raised">
                    <IconFolderShare size={18} aria-hidden="true" />
                  </span>
                  <span className="min-w-0 wrap-anywhere">
                    <FormattedMessage
                      id="files.share.inherited"
                      values={{
                        count: folder.shares.length,
                        folder: (
                          <Link
                            to={filesUrl({ folder: folder.id })}
                            onClick={onClose}
                            className="font-semibold text-primary-strong hover:underline"
                          >
                            <bdi>{folder.name}</bdi>
                          </Link>
                        ),
                      }}
                    />
                  </span>
                </li>
              ))}
          </ul>
        )}
        <FileLinks fileId={id} links={data?.file.links ?? []} />
      </div>
    </Dialog>
  );
}
