import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { BCP47, type Locale, languageName } from "../../i18n/locale.ts";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormattedHtml } from "../../ui/formatted-html.tsx";
import { ListFailure } from "../../ui/list/list-failure.tsx";
import { plainText, type RichText, sameText } from "../../ui/rich-text/rich-text.ts";
import { Select } from "../../ui/select.tsx";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import { Differences } from "./compare-dialog.tsx";
import type { DocumentEdit } from "./use-document-edit.ts";

interface ListedVersion {
  id: string;
  number: number;
  inForceSince: string;
  publishedBy: { id: string; displayName: string } | null;
}

interface ReadVersion extends ListedVersion {
  title: string;
  description: string | null;
  content: unknown;
  html: string | null;
}

/** How the versions of a noun are read. */
export interface VersionDocuments {
  list: TypedDocumentNode<
    { document: { versions: ListedVersion[] } },
    { id: string; locale: Locale }
  >;
  read: TypedDocumentNode<{ version: ReadVersion }, { id: string }>;
}

interface VersionsDialogProps {
  /** Of the document */
  id: string;
  edit: DocumentEdit;
  locale: Locale;
  documents: VersionDocuments;
  onClose: () => void;
}

/** What was published in a language, at least once: each version can be read, and put back into the editor. */
export function VersionsDialog({ id, edit, locale, documents, onClose }: VersionsDialogProps) {
  const intl = useIntl();
  const [openedId, setOpenedId] = useState<string>();
  // the one that was read last, which has the focus again
  const [readId, setReadId] = useState<string>();
  const list = useQuery(documents.list, { variables: { id, locale } });
  const read = useQuery(documents.read, {
    variables: { id: openedId ?? "" },
    skip: openedId === undefined,
  });
  const versions = list.data?.document.versions;
  const opened = versions?.find((one) => one.id === openedId);
  const version = openedId ? read.data?.version : undefined;
  const { error, refetch } = openedId ? read : list;
  const isRead = openedId ? version : versions;

  // what the opened version is compared with: the id of another one, or the text in the editor
  const [comparedId, setComparedId] = useState("");
  const compared = useQuery(documents.read, {
    variables: { id: comparedId },
    skip: comparedId === "" || comparedId === EDITOR,
  });
  const other = versions?.find(({ id: one }) => one === comparedId);
  const otherTexts = comparedId === EDITOR ? textsIn(edit, locale) : compared.data?.version;
  const isOlder = Boolean(opened && other && other.number < opened.number);

  const restore = () => {
    if (!version) return;
    const { title, description, content } = edit.values;
    const put = (texts: { title: string; description: string; content: RichText | null }) => {
      edit.set(`title.${locale}`, texts.title);
      edit.set(`description.${locale}`, texts.description);
      edit.set(`content.${locale}`, texts.content);
    };
    put({
      title: version.title,
      description: version.description ?? "",
      content: (version.content as RichText | null) ?? null,
    });
    onClose();
    snackbar({
      text: intl.formatMessage({ id: "document.versions.restored" }, { number: version.number }),
      tone: "good",
      undo: () =>
        put({
          title: title[locale],
          description: description[locale],
          content: content[locale],
        }),
    });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      width={800}
      title={
        opened
          ? intl.formatMessage({ id: "document.version" }, { number: opened.number })
          : intl.formatMessage(
              { id: "document.versions.in" },
              { language: languageName(intl, locale) },
            )
      }
      text={opened && <PublishedBy version={opened} />}
      actions={
        openedId && (
          <>
            <Button
              variant="plain"
              onClick={() => {
                setReadId(openedId);
                setOpenedId(undefined);
                setComparedId("");
              }}
            >
              <FormattedMessage id="document.versions.all" />
            </Button>
            <Button variant="primary" disabled={!version} onClick={restore}>
              <FormattedMessage id="document.versions.restore" />
            </Button>
          </>
        )
      }
    >
      {error && !isRead && (
        <ListFailure
          title={openedId && intl.formatMessage({ id: "document.versions.failed" })}
          text={problemText(intl, error)}
          onRetry={refetch}
        />
      )}
      {!error && !isRead && (
        <div aria-busy="true" className="grid gap-3">
          {["w-full", "w-11/12", "w-4/5"].map((width) => (
            <div key={width} className={`h-5 animate-pulse rounded-md bg-raised ${width}`} />
          ))}
        </div>
      )}
      {!openedId && versions && (
        <ul className="-my-2 divide-y divide-line">
          {versions.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                ref={one.id === readId ? focus : undefined}
                onClick={() => setOpenedId(one.id)}
                className="-mx-3 flex min-h-14 w-[calc(100%+1.5rem)] flex-wrap items-baseline gap-x-4 gap-y-0.5 rounded-md px-3 py-3 text-start hover:bg-raised"
              >
                <span className="font-semibold text-primary-strong">
                  <FormattedMessage id="document.version" values={{ number: one.number }} />
                </span>
                <span className="text-sm text-ink-2">
                  <PublishedBy version={one} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {version && versions && (
        <div className="mb-6 max-w-80">
          <Select
            name="compared"
            label={intl.formatMessage({ id: "document.compare.with" })}
            value={comparedId}
            onChange={setComparedId}
            options={[
              { value: "", label: intl.formatMessage({ id: "document.compare.nothing" }) },
              { value: EDITOR, label: intl.formatMessage({ id: "document.compare.editor" }) },
              ...versions
                .filter((one) => one.id !== openedId)
                .map(({ id: value, number }) => ({
                  value,
                  label: intl.formatMessage({ id: "document.version" }, { number }),
                })),
            ]}
          />
        </div>
      )}
      {version && compared.error && comparedId !== EDITOR && (
        <ListFailure text={problemText(intl, compared.error)} onRetry={compared.refetch} />
      )}
      {version && otherTexts && (
        <section aria-live="polite">
          <p className="mb-4 text-sm text-ink-2">
            <FormattedMessage id="document.compare.text" />
          </p>
          <TextDifferences
            before={isOlder ? otherTexts : version}
            after={isOlder ? version : otherTexts}
          />
        </section>
      )}
      {version && comparedId === "" && (
        <article lang={BCP47[locale]} ref={focus} tabIndex={-1} className="outline-none">
          <h3 className="text-[1.75rem] leading-[1.18] font-extrabold tracking-[-0.025em] [overflow-wrap:anywhere]">
            {version.title}
          </h3>
          {version.description && <p className="mt-3 text-ink-2">{version.description}</p>}
          <FormattedHtml
            html={version.html ?? ""}
            className="prose mt-6 [overflow-wrap:anywhere]"
          />
        </article>
      )}
    </Dialog>
  );
}

/** In place of the id of a version. */
const EDITOR = "editor";

type Texts = Pick<ReadVersion, "title" | "description" | "content">;

const textsIn = ({ values }: DocumentEdit, locale: Locale): Texts => ({
  title: values.title[locale],
  description: values.description[locale],
  content: values.content[locale],
});

/** What differs between the texts of two versions. */
function TextDifferences({ before, after }: Record<"before" | "after", Texts>) {
  const intl = useIntl();
  const parts = ({ title, description, content }: Texts) => ({
    title,
    description: description ?? "",
    content: plainText(content as RichText | null).trim(),
  });
  const [one, two] = [parts(before), parts(after)];
  const changed = (["title", "description", "content"] as const).filter(
    (part) =>
      one[part] !== two[part] ||
      (part === "content" &&
        !sameText(before.content as RichText | null, after.content as RichText | null)),
  );
  if (changed.length === 0) return <FormattedMessage id="document.compare.same" />;
  return (
    <Differences
      of={changed.map((part) => ({
        path: part,
        label: intl.formatMessage({ id: `document.compare.${part}` }),
        before: one[part],
        after: two[part],
      }))}
    />
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

function PublishedBy({ version: { inForceSince, publishedBy } }: { version: ListedVersion }) {
  const intl = useIntl();
  const date = intl.formatDate(inForceSince, { dateStyle: "long", timeStyle: "short" });
  if (!publishedBy) return <FormattedMessage id="document.versions.since" values={{ date }} />;
  return (
    <FormattedMessage
      id="document.versions.sinceBy"
      values={{ date, name: <bdi key="name">{publishedBy.displayName}</bdi> }}
    />
  );
}
