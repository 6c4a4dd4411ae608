import { Fragment } from "react";
import { isEmojisOnly, WithEmojis } from "../../../ui/emoji.tsx";
import { type Block, blocksOf, type Inline } from "./formatting.ts";

interface MessageTextProps {
  body: string;
  /** The names of the mentioned members */
  names: readonly string[];
}

const wraps = "whitespace-pre-wrap [overflow-wrap:anywhere]";
/** On the page's background, to be readable in a bubble of any colour. */
const codeStyles = "bg-surface font-[ui-monospace,monospace] text-[0.875em] text-ink";

/** A message's formatted text: code, emphasis, quotes, lists, links and mentions. */
export function MessageText({ body, names }: MessageTextProps) {
  if (isEmojisOnly(body)) {
    return (
      <p className="py-1 text-4xl leading-tight">
        <WithEmojis text={body.trim()} className="size-10" />
      </p>
    );
  }
  return (
    <div className="grid min-w-0 gap-1.5" dir="auto">
      {blocksOf(body).map((block, place) => (
        // blocks of one message have no other name than their place
        // oxlint-disable-next-line react/no-array-index-key
        <TextBlock key={place} block={block} names={names} />
      ))}
    </div>
  );
}

function TextBlock({ block, names }: { block: Block; names: readonly string[] }) {
  switch (block.kind) {
    case "code":
      return (
        <pre dir="ltr" className={`rounded-md px-3 py-2 text-left ${wraps} ${codeStyles}`}>
          <code>{block.text}</code>
        </pre>
      );
    case "list": {
      const List = block.isOrdered ? "ol" : "ul";
      return (
        <List
          start={block.isOrdered ? block.start : undefined}
          className={`ps-5 ${block.isOrdered ? "list-decimal" : "list-disc"}`}
        >
          {block.items.map((parts, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className={wraps}>
              <Inlines parts={parts} names={names} />
            </li>
          ))}
        </List>
      );
    }
    case "quote":
      return (
        <blockquote className={`border-s-2 border-current ps-2.5 ${wraps}`}>
          <Inlines parts={block.parts} names={names} />
        </blockquote>
      );
    case "text":
      return (
        <p className={wraps} dir="auto">
          <Inlines parts={block.parts} names={names} />
        </p>
      );
  }
}

function Inlines({ parts, names }: { parts: readonly Inline[]; names: readonly string[] }) {
  return parts.map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>
      <InlinePart part={part} names={names} />
    </Fragment>
  ));
}

function InlinePart({ part, names }: { part: Inline; names: readonly string[] }) {
  switch (part.kind) {
    case "text":
      return <Mentioned text={part.text} names={names} />;
    case "code":
      return <code className={`rounded-sm px-1 py-0.5 ${codeStyles}`}>{part.text}</code>;
    case "link":
      return (
        <a
          href={part.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="underline underline-offset-2"
        >
          {part.text}
        </a>
      );
    default: {
      const { kind: Mark } = part;
      return (
        <Mark>
          <Inlines parts={part.parts} names={names} />
        </Mark>
      );
    }
  }
}

function Mentioned({ text, names }: { text: string; names: readonly string[] }) {
  const [name] = names.filter((each) => text.includes(`@${each}`));
  if (!name) return <WithEmojis text={text} />;
  const [before, ...after] = text.split(`@${name}`);
  return (
    <>
      <Mentioned text={before ?? ""} names={names} />
      <b className="font-semibold">@{name}</b>
      <Mentioned text={after.join(`@${name}`)} names={names} />
    </>
  );
}
