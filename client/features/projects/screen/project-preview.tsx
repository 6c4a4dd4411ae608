import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PreviewLanguages } from "../../../admin/document/preview-languages.tsx";
import type { State } from "../../../admin/document/publication.ts";
import { BCP47, type Locale, languageName } from "../../../i18n/locale.ts";
import { ProjectArticle } from "../public/project-article.tsx";
import { timeframe } from "../public/timeframe.ts";
import { PanelState } from "../../../admin/panel-state.tsx";
import { previewedProject } from "./previewed-project.ts";
import { ProjectPreviewDocument } from "./project-screen.generated.ts";

interface ProjectPreviewProps {
  projectId: string;
  locale: Locale;
  renderText: RenderText;
}

/** Shows the text of a document, which is HTML. */
export type RenderText = (html: string) => ReactNode;

/** A project in one language as its page shows it, whether or not it is published. */
export function ProjectPreview({ projectId, locale, renderText }: ProjectPreviewProps) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(ProjectPreviewDocument, {
    variables: { id: projectId, locale },
  });
  const stored = data?.projectToEdit;
  const read = stored?.draft ? { ...stored, ...stored.preview } : stored;
  if (!read) return <PanelState error={error} onRetry={refetch} />;
  const states = (read.statusByLocale ?? {}) as Partial<Record<Locale, State>>;
  const project = previewedProject(read);
  return (
    <div className="card overflow-hidden">
      <PreviewLanguages current={locale} states={states} tab="preview" />
      {read.title ? (
        <ProjectArticle
          project={project}
          when={timeframe(intl, project)}
          heading="h2"
          lang={BCP47[locale]}
          text={read.html && renderText(read.html)}
        />
      ) : (
        <p className="px-6 py-16 text-center text-ink-2">
          <FormattedMessage
            id="projects.preview.nothing"
            values={{ language: languageName(intl, locale) }}
          />
        </p>
      )}
    </div>
  );
}
