import { DialogBackdrop, DialogTitle } from "@headlessui/react";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "./icon-button.tsx";
import { Modal } from "./modal.tsx";
import { OverlayPanel } from "./overlay-panel.tsx";
import { backdropStyles } from "./overlay-styles.ts";
import { ScrollArea } from "./scroll-area.tsx";

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** In the header, before the close button */
  tools?: ReactNode;
  width?: keyof typeof widths;
  /** The children have margins of their own */
  isFlush?: boolean;
  /** Fixed at the bottom */
  footer?: ReactNode;
  children: ReactNode;
}

const widths = {
  420: "md:w-[420px]",
  640: "md:w-[min(640px,100vw)]",
  820: "md:w-[min(820px,100vw)]",
};

/** Details or settings at the side of the window, while the page stays in place. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, title, tools, width = 420, isFlush, footer, children } = props;
  const intl = useIntl();
  return (
    <Modal open={open} onClose={onClose} className="relative z-50">
      <DialogBackdrop transition className={backdropStyles} />
      <div className="fixed inset-y-0 end-0 flex w-full justify-end overflow-clip md:w-auto">
        <OverlayPanel
          className={`relative h-dvh w-full ${widths[width]}`}
          surface="group-data-closed/panel:translate-x-travel rtl:group-data-closed/panel:-translate-x-travel"
        >
          <header className="flex min-h-[72px] items-center gap-1 border-b border-line ps-6 pe-3 max-md:ps-4">
            <DialogTitle className="flex-1 text-lg font-bold">{title}</DialogTitle>
            {tools}
            <IconButton
              label={intl.formatMessage({ id: "dialog.close" })}
              icon={IconX}
              onClick={onClose}
            />
          </header>
          <ScrollArea
            className="flex-1"
            contentClassName={
              isFlush ? "grid min-h-full grid-cols-[minmax(0,1fr)]" : "px-6 py-5 max-md:px-4"
            }
          >
            {children}
          </ScrollArea>
          {footer && (
            <footer className="flex justify-end gap-3 border-t border-line px-6 py-4 max-md:px-4">
              {footer}
            </footer>
          )}
        </OverlayPanel>
      </div>
    </Modal>
  );
}
