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
      {open &&
        [...currentKeys()].map(([heading, bindings]) => (
          <section key={heading ?? ""} className="not-first:mt-6">
            {heading && (
              <h3 className="mb-3 border-t border-line pt-5 text-sm font-semibold text-ink-2">
                {heading}
              </h3>
            )}
            <dl className={heading ? "gap-x-10 sm:columns-2" : ""}>
              {bindings.map((binding) => (
                <div
                  key={binding.text}
                  className="flex break-inside-avoid items-center justify-between gap-4 py-1.5"
                >
                  <dt>{binding.text}</dt>
                  <dd>
                    <KeyCaps {...binding} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </Dialog>
  );
}
