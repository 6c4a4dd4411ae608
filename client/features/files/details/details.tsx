import { useApolloClient, useQuery } from "@apollo/client/react";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import IconStarFilled from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
import IconUserPlus from "@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { download } from "../../../admin/list/download.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { DateTime } from "../../../ui/date-time.tsx";
import { fileSize } from "../../../ui/file-size.ts";
import { HueTag, hueOfName } from "../../../ui/hue.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Placeholders } from "../../../ui/placeholders.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { TagsField } from "../../../ui/tags-field.tsx";
import { useNow } from "../../../ui/use-now.ts";
import type { FileQuestion } from "../file-dialogs.tsx";
import { downloadUrl, type OpenFile } from "../file.ts";
import { FileDocument, UpdateFileDocument } from "../files.generated.ts";
import { filesUrl } from "../files-url.ts";
import { isOpenLink } from "../links/link-state.ts";
import { type FileActions, rereadFiles } from "../use-file-actions.ts";
import { Activity } from "./activity.tsx";
import { DetailsSection } from "./details-section.tsx";
import { Preview } from "./preview.tsx";
import { UsedIn } from "./used-in.tsx";
import { Versions } from "./versions.tsx";

interface DetailsProps {
  id: string;
  isOwn(owner: string | undefined): boolean;
  actions: FileActions;
  ask(question: FileQuestion): void;
  onClose(): void;
}

/** What a file is, how it looks, who sees it, and its versions. */
export function Details({ id, isOwn, actions, ask, onClose }: DetailsProps) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(FileDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const text = (message: string) => intl.formatMessage({ id: message });
  const file = data?.file;
  if (!file) {
    if (!error) return <Loading />;
    const isMissing = problemOf(error).code === "NOT_FOUND";
    return (
      <ListFailure
        title={isMissing ? text("files.gone") : text("files.failed")}
        text={isMissing ? text("files.gone.text") : problemText(intl, error)}
        onRetry={refetch}
      />
    );
  }
  const { name, kind, group, size, url, modifiedAt, owner, parent, isFavorited } = file;
  const isMine = isOwn(owner?.id);
  return (
    <div>
      <div className="flex min-h-18 items-center gap-1 border-b border-line ps-5 pe-2">
        <h2 className="min-w-0 flex-1 font-bold wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <IconButton
          icon={isFavorited ? IconStarFilled : IconStar}
          label={text(isFavorited ? "files.unstar" : "files.star")}
          onClick={() => void actions.star([file], !isFavorited)}
          className={isFavorited ? "text-warn!" : ""}
        />
        <IconButton
          icon={IconX}
          label={text("files.details.close")}
          onClick={onClose}
          className="max-xl:hidden"
        />
      </div>
      <div className="grid gap-5 p-5">
        <Preview file={file} />
        <div className="flex flex-wrap gap-2">
          {url && (
            <Button variant="outline" size={36} onClick={() => download(downloadUrl(url))}>
              <IconDownload size={18} aria-hidden="true" />
              <FormattedMessage id={kind === "FOLDER" ? "files.download.zip" : "files.download"} />
            </Button>
          )}
          {isMine && (
            <Button variant="outline" size={36} onClick={() => ask({ kind: "share", file })}>
              <IconUserPlus size={18} aria-hidden="true" />
              <FormattedMessage id="files.share" />
            </Button>
          )}
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
          <Fact label={text("files.type")}>{text(`files.group.${group}`)}</Fact>
          {kind === "FILE" && <Fact label={text("files.size")}>{fileSize(intl, size)}</Fact>}
          <Fact label={text("files.in")}>
            {parent || isMine ? (
              <Link
                to={filesUrl({ folder: parent?.id })}
                className="text-primary-strong hover:underline"
              >
                <bdi>{parent?.name ?? text("files.place.my")}</bdi>
              </Link>
            ) : (
              text("files.place.shared")
            )}
          </Fact>
          <Fact label={text("files.changed")}>
            <RelativeTime iso={modifiedAt} />
          </Fact>
          {owner && (
            <Fact label={text("files.owner")}>
              <bdi>{owner.displayName}</bdi>
            </Fact>
          )}
          {kind === "FILE" && (
            <Fact label={text("files.scan")}>
              <span className={file.scan === "BLOCKED" ? "text-bad" : ""}>
                {text(`files.scan.${file.scan}`)}
              </span>
            </Fact>
          )}
        </dl>
        <Tags key={file.version} file={file} />
        <SharedWith file={file} isMine={isMine} ask={ask} />
        {kind === "FILE" && <Versions file={file} />}
        {kind === "FILE" && <UsedIn id={file.id} />}
        <Activity file={file} />
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{label}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere">{children}</dd>
    </>
  );
}

const MAX_TAGS = 20;

function Tags({ file: { id, version, tags, canEdit } }: { file: OpenFile }) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [changed, setChanged] = useState<string[]>();
  const { run, pending, error } = useAction();
  const title = intl.formatMessage({ id: "files.tags" });
  const save = () =>
    run(async () => {
      const variables = { id, input: { tags: changed ?? tags, version } };
      await apollo.mutate({ mutation: UpdateFileDocument, variables });
      setChanged(undefined);
      await rereadFiles(apollo);
    });
  const tool = canEdit && !changed && (
    <Button variant="plain" size={36} onClick={() => setChanged([...tags])}>
      <FormattedMessage id="files.tags.change" />
    </Button>
  );
  return (
    <DetailsSection title={title} tool={tool}>
      {changed ? (
        <div className="grid gap-2">
          <TagsField
            name="tags"
            label={title}
            most={MAX_TAGS}
            value={changed}
            onChange={setChanged}
          />
          <ProblemNotice text={error} />
          <div className="flex gap-2">
            <Button variant="ink" size={36} pending={pending} onClick={() => void save()}>
              <FormattedMessage id="form.save" />
            </Button>
            <Button variant="plain" size={36} onClick={() => setChanged(undefined)}>
              <FormattedMessage id="dialog.cancel" />
            </Button>
          </div>
        </div>
      ) : tags.length > 0 ? (
        <ul className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <Link to={filesUrl({ tag })} className="rounded-md hover:underline">
                <HueTag hue={hueOfName(tag)}>{tag}</HueTag>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-3">
          <FormattedMessage id="files.tags.none" />
        </p>
      )}
    </DetailsSection>
  );
}

interface SharedWithProps {
  file: OpenFile;
  isMine: boolean;
  ask(question: FileQuestion): void;
}

function SharedWith({ file, isMine, ask }: SharedWithProps) {
  const intl = useIntl();
  const now = useNow();
  const { shares, links } = file;
  const open = links.filter((link) => isOpenLink(link, now));
  const tool = isMine && (
    <Button variant="plain" size={36} onClick={() => ask({ kind: "share", file })}>
      <FormattedMessage id="files.share.manage" />
    </Button>
  );
  return (
    <DetailsSection title={intl.formatMessage({ id: "files.share.with" })} tool={tool}>
      {shares.length + open.length === 0 ? (
        <p className="text-sm text-ink-3">
          <FormattedMessage id="files.share.none" />
        </p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {shares.map(({ id, permission, member }) => (
            <li key={id} className="flex items-center gap-2.5">
              <Avatar name={member?.displayName ?? ""} src={member?.avatar} size={26} />
              <bdi className="min-w-0 flex-1 truncate">{member?.displayName}</bdi>
              <span className="text-ink-3">
                <FormattedMessage id={`files.permission.${permission}`} />
              </span>
            </li>
          ))}
          {open.map(({ id, expiresAt }) => (
            <li key={id} className="flex items-center gap-2.5">
              <span className="grid size-6.5 place-items-center rounded-full bg-raised">
                <IconLink size={15} aria-hidden="true" />
              </span>
              <span className="flex-1">
                <FormattedMessage id="files.link" />
              </span>
              <span className="text-ink-3">
                <FormattedMessage
                  id="files.link.until"
                  values={{ day: <DateTime iso={expiresAt} form="day" /> }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </DetailsSection>
  );
}

function Loading() {
  const intl = useIntl();
  return (
    <Placeholders label={intl.formatMessage({ id: "files.loading" })} className="grid gap-4 p-5">
      <div aria-hidden="true" className="h-9 w-2/3 animate-pulse rounded-md bg-raised" />
      <div aria-hidden="true" className="h-40 animate-pulse rounded-lg bg-raised" />
      <div aria-hidden="true" className="h-28 animate-pulse rounded-md bg-raised" />
    </Placeholders>
  );
}
