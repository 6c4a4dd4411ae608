import { useState } from "react";
import { ColorField } from "../../../ui/color-field.tsx";
import { LengthMeter } from "../../../ui/length-meter.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { TagsField } from "../../../ui/tags-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { Story } from "./story.tsx";

const presets = ["orange", "default", "cyan", "purple", "blue", "red"].map((value) => ({
  value,
  label: value,
}));

export function ValueStory() {
  const [cents, setCents] = useState<number | null>(123450);
  return (
    <>
      <Story title="Texts">
        <div className="grid items-start gap-5 md:grid-cols-3">
          <TextField label="Title" name="t1" defaultValue="What a good brief looks like" />
          <TextField label="Slug" name="t2" defaultValue="Bad Slug" error="Small letters only." />
          <TextField label="Read-only" name="t3" defaultValue="ingrid@example.org" readOnly />
          <TextField label="Disabled" name="t4" defaultValue="Nothing to change" disabled />
          <TextArea label="About" name="t5" autosize hint="grows with its text" />
          <div className="grid gap-2">
            <LengthMeter label="Title" length={28} most={60} />
            <LengthMeter label="Description" length={172} most={160} />
          </div>
        </div>
      </Story>
      <Story title="Numbers, colours, tags">
        <div className="grid items-start gap-5 md:grid-cols-3">
          <NumberField label="Order" name="n1" defaultValue={3} min={0} />
          <NumberField label="Tax" name="n2" defaultValue={20} unit="%" step={0.5} />
          <NumberField label="Wrong" name="n3" defaultValue={-1} error="0 or more." />
          <MoneyField label="Price" name="n4" currency="EUR" value={cents} onChange={setCents} />
          <p className="text-sm text-ink-3">{cents ?? "no amount"}</p>
          <TagsField label="Skills" name="n5" defaultValue={["Type", "Colour"]} most={5} />
          <ColorField label="Colour" name="n6" presets={presets} defaultValue="blue" />
          <div className="md:col-span-2">
            <ColorField label="Any" name="n7" presets={presets} custom defaultValue="#1d7afc" />
          </div>
          <TagsField label="Wrong tags" name="n8" defaultValue={["a"]} error="One at least." />
          <TagsField label="Read-only" name="n9" defaultValue={["Type"]} readOnly />
        </div>
      </Story>
    </>
  );
}
