import type { Icon } from "@tabler/icons-react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { Popover } from "../../../ui/popover.tsx";

const EmojiPicker = lazyPart(
  async () => (await import("./emoji-picker.tsx")).EmojiPicker,
  <div aria-busy="true" className="h-72" />,
);

interface EmojiButtonProps {
  icon: Icon;
  label: string;
  tabIndex?: number;
  align?: "start" | "end";
  onSelect: (emoji: string) => void;
}

/** Opens the picker next to it; choosing an emoji closes it. */
export function EmojiButton({ icon, label, tabIndex, align, onSelect }: EmojiButtonProps) {
  return (
    <Popover
      label={label}
      align={align}
      className="w-[336px]"
      button={<IconButton size={36} icon={icon} label={label} tabIndex={tabIndex} />}
    >
      {(close) => (
        <EmojiPicker
          onSelect={(emoji) => {
            onSelect(emoji);
            close();
          }}
        />
      )}
    </Popover>
  );
}
