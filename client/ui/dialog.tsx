import { Description, DialogBackdrop, DialogTitle } from "@headlessui/react";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { memo, type ReactNode, type SubmitEventHandler } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "./icon-button.tsx";
import { Modal } from "./modal.tsx";
import { OverlayPanel } from "./overlay-panel.tsx";
import { backdropStyles } from "./overlay-styles.ts";
import { ScrollArea } from "./scroll-area.tsx";

const widths = { 400: "md:max-w-[400px]", 560: "md:max-w-[560px]", 800: "md:max-w-[800px]" };

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: ReactNode;
  width?: keyof typeof widths;
  /** The buttons at the bottom; the last one is the primary one */
  actions?: ReactNode;
  /** Makes the dialog a form: a button of type "submit" among its actions submits it */
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  role?: "dialog" | "alertdialog";
  children?: ReactNode;
}

/** While a dialog fades out it keeps its last content, even if its props have changed. */
const AsLongAsOpen = memo(
  ({ children }: { open: boolean; children: ReactNode }) => children,
  (_, { open }) => !open,
);
AsLongAsOpen.displayName = "AsLongAsOpen";

/**
 * A question or a small form over the page; on a phone a sheet at the bottom. Focus goes to the
 * field or button with `data-autofocus`.
 */
export function Dialog({
  open,
  onClose,
  title,
  text,
  width = 560,
  actions,
  onSubmit,
  role,
  children,
}: DialogProps) {
  const intl = useIntl();
  const content = (
    <>
      <DialogTitle className="ps-6 pe-16 pt-5.5 text-xl leading-snug font-bold max-md:ps-4">
        {title}
      </DialogTitle>
      <ScrollArea className="flex-1" contentClassName="px-6 pt-2 pb-6 max-md:px-4">
        {text && <Description className="text-ink-2">{text}</Description>}
        {children && <div className="mt-4 empty:hidden">{children}</div>}
      </ScrollArea>
      {actions && (
        <footer className="flex justify-end gap-3 border-t border-line px-6 py-4 max-md:flex-col-reverse max-md:px-4">
          {actions}
        </footer>
      )}
    </>
  );
  return (
    <Modal open={open} onClose={onClose} role={role} className="relative z-50">
      <DialogBackdrop transition className={backdropStyles} />
      <div className="fixed inset-0 flex items-end justify-center md:items-center md:p-10">
        <OverlayPanel
          className={`relative max-h-[calc(100dvh-48px)] w-full md:max-h-[calc(100dvh-80px)] ${widths[width]}`}
          surface="group-data-closed/panel:translate-y-travel max-md:rounded-t-card md:rounded-card"
        >
          <AsLongAsOpen open={open}>
            {onSubmit ? (
              <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-col">
                {content}
              </form>
            ) : (
              content
            )}
          </AsLongAsOpen>
          <IconButton
            label={intl.formatMessage({ id: "dialog.close" })}
            icon={IconX}
            onClick={onClose}
            className="absolute! end-3 top-3"
          />
        </OverlayPanel>
      </div>
    </Modal>
  );
}
