import { useState } from "react";
import type { UploadPicture } from "../../../ui/rich-text/picture-upload.ts";
import { RichTextEditor } from "../../../ui/rich-text/rich-text-editor.tsx";
import type { RichText } from "../../../ui/rich-text/rich-text.ts";

const textNode = (text: string, ...marks: string[]): RichText => ({
  type: "text",
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const p = (...content: RichText[]): RichText => ({ type: "paragraph", content });
const item = (text: string): RichText => ({ type: "listItem", content: [p(textNode(text))] });

const row = (type: string, ...texts: string[]): RichText => ({
  type: "tableRow",
  content: texts.map((text) => ({ type, content: [p(textNode(text))] })),
});

const written: RichText = {
  type: "doc",
  content: [
    p(
      textNode("Most briefs we receive are wish lists. The good ones are short, and they say "),
      textNode("what must not change", "bold"),
      textNode(" before they say what should."),
    ),
    { type: "heading", attrs: { level: 2 }, content: [textNode("Three things on one page")] },
    {
      type: "bulletList",
      content: [
        item("Who decides, and on which day they decide."),
        item("The one number that tells us the work has worked."),
        item("Everything that exists: fonts, photographs, old files."),
      ],
    },
    {
      type: "blockquote",
      attrs: { source: "Amara Okafor, motion designer" },
      content: [p(textNode("“Send me the thing you are embarrassed by. It saves a week.”"))],
    },
    { type: "heading", attrs: { level: 3 }, content: [textNode("As a file")] },
    {
      type: "codeBlock",
      attrs: { language: "yaml", title: "brief.yaml" },
      content: [textNode("decides: Marit, head of service\nproud: 85 %")],
    },
    {
      type: "pictures",
      attrs: {
        caption: "The poster and the letter that came out of one page",
        pictures: [
          { src: "/artwork/rings-215.svg", alt: "Blue rings of light" },
          { src: "/artwork/letter-215-å.svg", alt: "The letter å" },
        ],
      },
    },
    {
      type: "table",
      attrs: { caption: "What a page costs" },
      content: [
        row("tableHeader", "Page", "Hours", "Price"),
        row("tableCell", "Brief", "2", "€180"),
        row("tableCell", "Letter", "6", "€540"),
      ],
    },
    { type: "horizontalRule" },
    { type: "orderedList", content: [item("First"), item("Then")] },
    p(textNode("The end.")),
  ],
};

const nowhere: UploadPicture = () => Promise.reject(new Error("Nothing is uploaded from here."));
const pictures = { upload: nowhere, limits: "JPEG, PNG or WebP, at most 10 MB each" };

/** The rich text editor: with text, empty, and read-only. */
export function RichTextStory() {
  const [text, setText] = useState<RichText | null>(written);
  const [none, setNone] = useState<RichText | null>(null);
  return (
    <>
      <h2>Rich text</h2>
      <div className="card max-w-[760px] overflow-clip">
        <RichTextEditor label="A text" value={text} onChange={setText} pictures={pictures} />
      </div>
      <h2>Rich text, empty</h2>
      <div className="card max-w-[760px] overflow-clip">
        <RichTextEditor label="A new text" value={none} onChange={setNone} pictures={pictures} />
      </div>
      <h2>Rich text, only to read</h2>
      <div className="card max-w-[760px] overflow-clip">
        <RichTextEditor
          label="A text to read"
          value={written}
          onChange={setText}
          pictures={pictures}
          readOnly
        />
      </div>
    </>
  );
}
