import type { Icon } from "@tabler/icons-react";
import { useRef } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MAX_FILES } from "../message.ts";

interface FileButtonProps {
  icon: Icon;
  label: string;
  accept?: string;
  onChoose: (files: File[]) => void;
}

/** A button that chooses files to send; its tooltip says which ones are accepted. */
export function FileButton({ icon, label, accept, onChoose }: FileButtonProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const limits = intl.formatMessage({ id: "chat.file.limits" }, { count: MAX_FILES });
  return (
    <>
      <IconButton
        size={36}
        icon={icon}
        label={`${label}. ${limits}`}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </>
  );
}
