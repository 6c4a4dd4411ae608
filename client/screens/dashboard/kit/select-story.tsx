import { Avatar } from "../../../ui/avatar.tsx";
import { MultiCombobox } from "../../../ui/multi-combobox.tsx";
import { Combobox } from "../../../ui/combobox.tsx";
import type { Option } from "../../../ui/option.ts";
import { Select } from "../../../ui/select.tsx";
import { Story } from "./story.tsx";

const people: Option[] = [
  { value: "ingrid", label: "Ingrid Solheim", hint: "Brand designer" },
  { value: "mathis", label: "Mathis Laurent", hint: "Typographer" },
  { value: "amara", label: "Amara Okafor", hint: "Motion designer" },
  { value: "chloe", label: "Chloé Martin", hint: "Photographer" },
  { value: "kenji", label: "Kenji Watanabe", disabled: true },
];
const categories = ["Craft", "Business", "Tools", "Type", "Motion", "Colour"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const picture = ({ label }: Option) => <Avatar name={label} size={26} />;
const never = () => new Promise<Option[]>(() => {});
const failing = () => Promise.reject(new Error("No connection"));
const finding = (text: string) =>
  Promise.resolve(people.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));

export function SelectStory() {
  return (
    <>
      <Story title="Select">
        <div className="grid gap-5 md:grid-cols-3">
          <Select label="Author" name="s1" options={people} mark={picture} defaultValue="ingrid" />
          <Select label="Role" name="s2" options={categories} placeholder="Choose one" />
          <Select label="Wrong" name="s3" options={categories} error="Choose a category." />
          <Select label="Read-only" name="s4" options={categories} defaultValue="craft" readOnly />
          <Select label="Disabled" name="s5" options={categories} defaultValue="craft" disabled />
        </div>
      </Story>
      <Story title="Combobox">
        <div className="grid gap-5 md:grid-cols-3">
          <Combobox
            label="Author, found by name"
            name="c1"
            options={people}
            mark={picture}
            defaultValue={people[2]}
          />
          <Combobox label="Asked of the server" name="c2" options={finding} placeholder="Name" />
          <Combobox label="Loading" name="c3" options={never} />
          <Combobox label="Failing" name="c4" options={failing} error="Choose somebody." />
          <Combobox
            label="Read-only"
            name="c5"
            options={people}
            readOnly
            defaultValue={people[0]}
          />
          <MultiCombobox
            label="Categories"
            name="m1"
            options={categories}
            defaultValue={categories.slice(0, 3)}
          />
          <MultiCombobox
            label="Several, none yet"
            name="m2"
            options={finding}
            placeholder="Names"
          />
          <MultiCombobox
            label="Several, wrong"
            name="m3"
            options={categories}
            error="At least one."
          />
          <MultiCombobox
            label="Several, disabled"
            name="m4"
            options={categories}
            defaultValue={categories.slice(2, 4)}
            disabled
          />
        </div>
      </Story>
    </>
  );
}
