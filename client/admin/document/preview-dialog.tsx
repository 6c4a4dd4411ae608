import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { BCP47, type Locale, languageName } from "../../i18n/locale.ts";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { Cover } from "../../ui/cover.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormattedHtml } from "../../ui/formatted-html.tsx";
import { ListFailure } from "../../ui/list/list-failure.tsx";
import type { PreviewDocument } from "./use-document-form.ts";

interface PreviewDialogProps {
  /** Of the document */
  id: string;
  locale: Locale;
  document: PreviewDocument;
  onClose: () => void;
}

/** The saved draft of a document in a language, as its page will show it. */
export function PreviewDialog({ id, locale, document, onClose }: PreviewDialogProps) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(document, {
    variables: { id, in: locale },
    fetchPolicy: "network-only",
  });
  const preview = data?.item.preview;
  const language = languageName(intl, locale);
  return (
    <Dialog
      open
      onClose={onClose}
      width={800}
      title={intl.formatMessage({ id: "document.preview.title" }, { language })}
    >
      {error && !preview && <ListFailure text={problemText(intl, error)} onRetry={refetch} />}
      {!error && !preview && (
        <div aria-busy="true" className="h-40 animate-pulse rounded-md bg-raised" />
      )}
      {preview && (
        <article lang={BCP47[locale]} className="grid gap-6 [overflow-wrap:anywhere]">
          <header>
            <h3 className="text-[2rem] leading-[1.1] font-extrabold tracking-[-0.03em]">
              {preview.title}
            </h3>
            {preview.description && (
              <p className="mt-3 text-lg text-ink-2">{preview.description}</p>
            )}
          </header>
          {preview.cover && (
            <Cover
              picture={{ url: preview.cover, alt: preview.coverAlt }}
              width={680}
              height={442}
              className="aspect-[20/13] rounded-panel"
            />
          )}
          <FormattedHtml html={preview.html ?? ""} className="prose" />
        </article>
      )}
    </Dialog>
  );
}
