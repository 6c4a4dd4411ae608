import { useState } from "react";
import { Button } from "../../../kit/button.tsx";
import { IconPicker } from "../../../kit/icon-picker/icon-picker.tsx";
import { SetIcon } from "../../../kit/icon-picker/set-icon.tsx";
import { Exhibit } from "./exhibit.tsx";
import { Specimen } from "./specimen.tsx";

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

export function IconExhibit() {
  const [open, setOpen] = useState(false);
  const [icon, setIcon] = useState("tabler:palette");
  return (
    <Exhibit title="Icons to choose from">
      <Specimen of="one of each set">
        {oneOfEach.map((name) => (
          <SetIcon key={name} name={name} size={28} />
        ))}
      </Specimen>
      <Specimen of="sizes, colours">
        <SetIcon name="tabler:flame" size={18} />
        <SetIcon name="tabler:flame" size={24} className="text-primary-strong" />
        <SetIcon name="tabler:flame" size={40} className="text-good" />
      </Specimen>
      <Specimen of="icon picker">
        <Button variant="outline" size={44} onClick={() => setOpen(true)}>
          <SetIcon name={icon} size={20} />
          {icon}
        </Button>
        <IconPicker open={open} onClose={() => setOpen(false)} onSelect={setIcon} value={icon} />
      </Specimen>
    </Exhibit>
  );
}
