import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { buttonStyles } from "../../../ui/button-styles.ts";
import { fileSize } from "../../../ui/file-size.ts";
import type { ApplicationToReadQuery } from "./application.generated.ts";

interface CvFileProps {
  cv: ApplicationToReadQuery["application"]["cv"];
  path: string;
  applicant: string;
}

/** A CV: a PDF is shown where the browser has a viewer, and each can be downloaded. */
export function CvFile({ cv: { name, size, type }, path, applicant }: CvFileProps) {
  const intl = useIntl();
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      {type === "application/pdf" && navigator.pdfViewerEnabled && (
        <iframe
          src={`${path}?view=1`}
          title={intl.formatMessage({ id: "applications.cv.of" }, { name: applicant })}
          loading="lazy"
          referrerPolicy="no-referrer"
          className="block h-[min(75dvh,900px)] w-full border-b border-line bg-raised"
        />
      )}
      <div className="flex flex-wrap items-center gap-3 px-4 py-3">
        <p className="min-w-0 flex-1 basis-40 leading-snug">
          <bdi className="block truncate font-semibold">{name}</bdi>
          {size && <span className="text-[0.8125rem] text-ink-3">{fileSize(intl, size)}</span>}
        </p>
        <a href={path} download={name ?? true} className={buttonStyles("outline", 44)}>
          <IconDownload size={19} aria-hidden="true" />
          <FormattedMessage id="applications.cv.download" />
        </a>
      </div>
    </div>
  );
}
