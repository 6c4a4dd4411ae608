import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { IconPicker } from "../../../ui/icon-picker/icon-picker.tsx";
import { IconFromSet } from "../../../ui/icon-picker/icon-from-set.tsx";
import { Story } from "./story.tsx";
import { Example } from "./example.tsx";

const oneOfEach = [
  "eva:award-outline",
  "ic:outline-palette",
  "ri:quill-pen-line",
  "fa6-solid:guitar",
  "feather:aperture",
  "ant-design:bulb-outlined",
  "bi:easel",
  "tabler:pencil",
];

export function IconStory() {
  const [open, setOpen] = useState(false);
  const [icon, setIcon] = useState("tabler:palette");
  return (
    <Story title="Icons to choose from">
      <Example of="one of each set">
        {oneOfEach.map((name) => (
          <IconFromSet key={name} name={name} size={28} />
        ))}
      </Example>
      <Example of="sizes, colours">
        <IconFromSet name="tabler:flame" size={18} />
        <IconFromSet name="tabler:flame" size={24} className="text-primary-strong" />
        <IconFromSet name="tabler:flame" size={40} className="text-good" />
      </Example>
      <Example of="icon picker">
        <Button variant="outline" size={44} onClick={() => setOpen(true)}>
          <IconFromSet name={icon} size={20} />
          {icon}
        </Button>
        <IconPicker open={open} onClose={() => setOpen(false)} onSelect={setIcon} value={icon} />
      </Example>
    </Story>
  );
}
