import { useState } from "react";

/** Selects the coloured form of a character; drawings have no other. */
const VARIATION = 0xfe0f;

/** The characters of an emoji as the address of its drawing has them. */
const addressOf = (emoji: string): string =>
  Array.from(emoji, (character) => character.codePointAt(0) ?? 0)
    .filter((code) => code !== VARIATION)
    .map((code) => code.toString(16))
    .join("-");

interface EmojiProps {
  children: string;
  className?: string;
}

/** An emoji, drawn alike on every device; one that there is no drawing of is written. */
export function Emoji({ children, className = "size-[1.25em]" }: EmojiProps) {
  const [isDrawn, setDrawn] = useState(true);
  if (!isDrawn) return <span>{children}</span>;
  return (
    <img
      src={`/icons/emoji/${addressOf(children)}.svg`}
      alt={children}
      draggable={false}
      onError={() => setDrawn(false)}
      className={`inline-block align-[-0.22em] ${className}`}
    />
  );
}

const EMOJIS = /\p{RGI_Emoji}/gv;

/** A text with its emojis drawn. */
export function WithEmojis({ text }: { text: string }) {
  const emojis = text.match(EMOJIS) ?? [];
  return text.split(EMOJIS).map((part, index) => {
    const emoji = emojis[index];
    // parts of one text have no other name than their place
    return (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index}>
        {part}
        {emoji && <Emoji>{emoji}</Emoji>}
      </span>
    );
  });
}
