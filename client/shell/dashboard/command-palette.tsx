import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  DialogBackdrop,
} from "@headlessui/react";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { Marked } from "../../ui/marked.tsx";
import { Modal } from "../../ui/modal.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { OverlayPanel } from "../../ui/overlay-panel.tsx";
import { backdropStyles } from "../../ui/overlay-styles.ts";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { rememberCommand } from "./recent-commands.ts";
import { type Command, type CommandGroup, useCommands } from "./use-commands.ts";
import { useCorrections, useFound } from "./use-found.ts";

interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  /** What was typed before it was loaded */
  typed: string;
  onLoaded: () => void;
}

/** Finds everything by name: screens, actions and search results. */
export function CommandPalette({ open, onClose, typed, onLoaded }: CommandPaletteProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { id: viewerId } = useViewer();
  const [text, setText] = useState(typed);
  const tellLoaded = useEffectEvent(onLoaded);
  useEffect(() => tellLoaded(), []);
  const own = useCommands(text);
  const { groups: found, isLooking, failure, query } = useFound(text);
  const isEmpty = own.length === 0 && found.length === 0 && !isLooking && !failure;
  const corrections = useCorrections(query, isEmpty).map((search): Command => ({
    id: `correction ${search}`,
    title: search,
    search,
    Icon: IconSearch,
  }));
  const groups: CommandGroup[] = [
    ...own,
    ...found,
    ...(corrections.length ? [{ name: "corrections" as const, commands: corrections }] : []),
  ];
  const close = () => {
    setText("");
    onClose();
  };
  const choose = (command: Command | null) => {
    if (!command) return;
    if (command.search) return setText(command.search);
    close();
    if (command.run) return command.run();
    if (text && !command.isList) rememberCommand(viewerId, command);
    if (command.href) location.assign(command.href);
    else if (command.to) void navigate(command.to);
  };
  return (
    <Modal
      open={open}
      onClose={close}
      aria-label={intl.formatMessage({ id: "dashboard.search" })}
      className="relative z-50"
    >
      <DialogBackdrop transition className={backdropStyles} />
      <div className="fixed inset-0 overflow-y-auto p-4 md:pt-[12vh]">
        <OverlayPanel
          className="relative mx-auto max-w-[600px]"
          surface="rounded-card border border-line group-data-closed/panel:-translate-y-4"
        >
          <Combobox<Command | null> value={null} onChange={choose} immediate>
            <div className="flex items-center gap-3 border-b border-line px-5">
              <IconSearch size={20} aria-hidden="true" className="shrink-0 text-ink-3" />
              <ComboboxInput
                data-autofocus
                aria-label={intl.formatMessage({ id: "dashboard.search" })}
                placeholder={intl.formatMessage({ id: "dashboard.search.placeholder" })}
                value={text}
                onChange={(event) => setText(event.target.value)}
                // the first Escape closes the palette: there is no separate list to close first
                onKeyDown={({ key }) => key === "Escape" && close()}
                className="h-14 w-full bg-transparent text-base outline-none placeholder:text-ink-3"
              />
            </div>
            <ComboboxOptions
              static
              modal={false}
              aria-busy={isLooking}
              className="max-h-[60vh] overflow-y-auto p-2"
            >
              {groups.map(({ name, commands }) => (
                <div
                  key={name}
                  role="group"
                  aria-label={intl.formatMessage({ id: `dashboard.search.${name}` })}
                >
                  <p
                    aria-hidden="true"
                    className="px-3 pt-3 pb-1.5 text-[13px] font-medium text-ink-3"
                  >
                    <FormattedMessage id={`dashboard.search.${name}`} />
                  </p>
                  {commands.map((command) => (
                    <ComboboxOption
                      key={command.id}
                      value={command}
                      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 data-focus:bg-primary-soft data-focus:text-primary-strong"
                    >
                      <command.Icon size={20} aria-hidden="true" className="shrink-0" />
                      <span className="min-w-0 py-1.5">
                        <bdi className="block truncate font-medium">
                          <Marked text={command.title} search={text} isWhole />
                        </bdi>
                        {command.line && (
                          <bdi className="block truncate text-[13px] text-ink-3">
                            <Marked text={command.line} search={text} isWhole />
                          </bdi>
                        )}
                      </span>
                      {command.letter && (
                        <span
                          aria-hidden="true"
                          className="ms-auto flex shrink-0 gap-1 pointer-coarse:hidden max-md:hidden"
                        >
                          <kbd>G</kbd>
                          <kbd>{command.letter.toUpperCase()}</kbd>
                        </span>
                      )}
                      {command.detail && (
                        <bdi className="ms-auto shrink-0 text-[13px] text-ink-3">
                          {command.detail}
                        </bdi>
                      )}
                    </ComboboxOption>
                  ))}
                </div>
              ))}
              {isEmpty && (
                <p role="status" className="px-3 py-8 text-center text-ink-2">
                  <FormattedMessage id="dashboard.search.none" values={{ text }} />
                </p>
              )}
            </ComboboxOptions>
            {failure && !isLooking && (
              <div
                role="alert"
                className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-3 text-sm text-ink-2"
              >
                <p className="me-auto">{problemText(intl, failure.error)}</p>
                <RetryButton onRetry={failure.retry} />
              </div>
            )}
          </Combobox>
        </OverlayPanel>
      </div>
    </Modal>
  );
}
