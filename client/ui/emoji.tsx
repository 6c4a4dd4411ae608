import { useState } from "react";

/** Selects the coloured form of a character; drawings have no other form. */
const VARIATION = 0xfe0f;

/** The URL of an emoji's drawing. */
const emojiAddress = (emoji: string): string =>
  `/icons/emoji/${Array.from(emoji, (character) => character.codePointAt(0) ?? 0)
    .filter((code) => code !== VARIATION)
    .map((code) => code.toString(16))
    .join("-")}.svg`;

interface EmojiProps {
  children: string;
  className?: string;
}

/** An emoji, drawn alike on every device; as text if there is no drawing. */
export function Emoji({ children, className = "size-[1.25em]" }: EmojiProps) {
  const [isDrawn, setDrawn] = useState(true);
  if (!isDrawn) return <span>{children}</span>;
  return (
    <img
      src={emojiAddress(children)}
      alt={children}
      draggable={false}
      onError={() => setDrawn(false)}
      className={`inline-block align-[-0.22em] ${className}`}
    />
  );
}

const EMOJIS = /\p{RGI_Emoji}/gv;

/** Whether a text consists of a few emojis only. */
export const isEmojisOnly = (text: string): boolean =>
  text.length <= 60 && /^(\p{RGI_Emoji}\s*){1,6}$/v.test(text.trim());

/** A text whose emojis are drawn. */
export function WithEmojis({ text, className }: { text: string; className?: string }) {
  const emojis = text.match(EMOJIS) ?? [];
  return text.split(EMOJIS).map((part, index) => {
    const emoji = emojis[index];
    // parts of a text have no other key than their index
    return (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index}>
        {part}
        {emoji && <Emoji className={className}>{emoji}</Emoji>}
      </span>
    );
  });
}
