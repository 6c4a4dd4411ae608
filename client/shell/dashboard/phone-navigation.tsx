import { DialogBackdrop } from "@headlessui/react";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useIntl } from "react-intl";
import { IconButton } from "../../ui/icon-button.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Modal } from "../../ui/modal.tsx";
import { OverlayPanel } from "../../ui/overlay-panel.tsx";
import { backdropStyles } from "../../ui/overlay-styles.ts";
import { SideNavigation } from "./side-navigation.tsx";

interface PhoneNavigationProps {
  open: boolean;
  onClose: () => void;
  counts: Record<string, number>;
}

/** The sidebar on a phone: an overlay from the start side. */
export function PhoneNavigation({ open, onClose, counts }: PhoneNavigationProps) {
  const intl = useIntl();
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-label={intl.formatMessage({ id: "dashboard.menu" })}
      className="relative z-50 lg:hidden"
    >
      <DialogBackdrop transition className={backdropStyles} />
      <OverlayPanel
        className="fixed inset-y-0 start-0 w-[280px]"
        surface="border-e border-line group-data-closed/panel:-translate-x-full rtl:group-data-closed/panel:translate-x-full"
      >
        <div className="flex h-16 items-center ps-7 pe-2.5">
          <a href="/" className="flex flex-1 items-center gap-2.5 text-lg font-bold tracking-tight">
            <Logo /> Atelier
          </a>
          <IconButton
            label={intl.formatMessage({ id: "dialog.close" })}
            icon={IconX}
            onClick={onClose}
          />
        </div>
        <SideNavigation counts={counts} onChoose={onClose} />
      </OverlayPanel>
    </Modal>
  );
}
