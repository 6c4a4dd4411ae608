import { useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { BCP47 } from "../../../i18n/locale.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { RichText } from "../../../ui/rich-text/rich-text.ts";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { FormattedHtml } from "../public/formatted-html.tsx";
import { PageVersionToReadDocument } from "./edited-page.generated.ts";
import type { PageEdit } from "./use-page-edit.ts";

interface VersionDialogProps {
  id: string;
  edit: PageEdit;
  onClose: () => void;
}

/** An earlier text of a page, and the button that puts it into the editor. */
export function VersionDialog({ id, edit, onClose }: VersionDialogProps) {
  const intl = useIntl();
  const { data, error } = useQuery(PageVersionToReadDocument, { variables: { id } });
  const version = data?.pageVersion;
  const restore = () => {
    if (!version) return;
    const { locale, number, title, description, content } = version;
    edit.set(`title.${locale}`, title);
    edit.set(`description.${locale}`, description ?? "");
    edit.set(`content.${locale}`, (content as RichText | null) ?? null);
    onClose();
    snackbar({
      text: intl.formatMessage({ id: "pages.edit.versions.restored" }, { number }),
      tone: "good",
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width={800}
      title={
        version ? intl.formatMessage({ id: "pages.version" }, { number: version.number }) : "…"
      }
      text={
        version && (
          <FormattedMessage
            id="pages.edit.versions.since"
            values={{
              date: intl.formatDate(version.inForceSince, {
                dateStyle: "long",
                timeStyle: "short",
              }),
            }}
          />
        )
      }
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            <FormattedMessage id="dialog.close" />
          </Button>
          <Button variant="outline" disabled={!version} onClick={restore}>
            <FormattedMessage id="pages.edit.versions.restore" />
          </Button>
        </>
      }
    >
      {error && <Notice tone="bad">{problemText(intl, error)}</Notice>}
      {version && (
        <article lang={BCP47[version.locale]}>
          <h3 className="text-[1.75rem] leading-[1.18] font-extrabold tracking-[-0.025em]">
            {version.title}
          </h3>
          {version.description && <p className="mt-3 text-ink-2">{version.description}</p>}
          <FormattedHtml html={version.html ?? ""} className="prose mt-6" />
        </article>
      )}
    </Dialog>
  );
}
