import { Fragment } from "react";
import { WithEmojis } from "../../kit/emoji.tsx";
import { link } from "./links.ts";

interface MessageTextProps {
  body: string;
  /** Of those it speaks to */
  names: readonly string[];
}

/** What was written, as it was written: links lead somewhere, names that are spoken to stand out. */
export function MessageText({ body, names }: MessageTextProps) {
  return (
    <p className="whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
      {body.split(link).map((part, place) =>
        place % 2 === 1 ? (
          <a
            key={place}
            href={part}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="underline underline-offset-2"
          >
            {part}
          </a>
        ) : (
          <Fragment key={place}>
            <Mentioned text={part} names={names} />
          </Fragment>
        ),
      )}
    </p>
  );
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
