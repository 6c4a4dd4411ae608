import { useIntl } from "react-intl";
import { Dialog } from "../../ui/dialog.tsx";
import { KeyCaps } from "./key-caps.tsx";
import { currentKeys } from "./use-keys.ts";

interface KeysSheetProps {
  open: boolean;
  onClose(): void;
}

/** All keys of what is on the screen, and what they do. */
export function KeysSheet({ open, onClose }: KeysSheetProps) {
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={560}
      title={intl.formatMessage({ id: "keys.title" })}
    >
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3">
        {open &&
          currentKeys().map((binding) => (
            <div key={binding.text} className="contents">
              <dt>{binding.text}</dt>
              <dd className="justify-self-end">
                <KeyCaps {...binding} />
              </dd>
            </div>
          ))}
      </dl>
    </Dialog>
  );
}
