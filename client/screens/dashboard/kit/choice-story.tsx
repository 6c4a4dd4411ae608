import { CheckboxGroup } from "../../../ui/checkbox-group.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { Story } from "./story.tsx";

const notices = [
  { value: "comments", label: "Comments on my posts" },
  { value: "replies", label: "Replies", hint: "Also to comments under other posts" },
  { value: "digest", label: "The week in one mail", disabled: true },
];

export function ChoiceStory() {
  return (
    <>
      <Story title="Checkboxes and switches">
        <div className="grid gap-6 md:grid-cols-3">
          <div className="grid content-start">
            <Checkbox name="a">Plain</Checkbox>
            <Checkbox name="b" defaultChecked hint="With a hint">
              Checked
            </Checkbox>
            <Checkbox name="c" mixed>
              Mixed
            </Checkbox>
            <Checkbox name="d" disabled defaultChecked>
              Disabled
            </Checkbox>
          </div>
          <div>
            <Switch name="e" defaultChecked hint="Readers may write below it">
              Comments
            </Switch>
            <Switch name="f">Featured</Switch>
            <Switch name="g" disabled>
              Disabled
            </Switch>
          </div>
          <CheckboxGroup
            label="Tell me about"
            name="notices"
            options={notices}
            defaultValue={["replies"]}
            hint="By mail, at most once a day"
            error="Choose at least two."
          />
        </div>
      </Story>
      <Story title="Radio group">
        <div className="grid gap-6 md:grid-cols-3">
          <RadioGroup label="Who sees it" name="r1" options={notices} defaultValue="comments" />
          <RadioGroup label="Wrong" name="r2" options={notices} error="Choose one." />
          <RadioGroup
            label="Disabled"
            name="r3"
            options={notices}
            defaultValue="replies"
            disabled
          />
        </div>
      </Story>
    </>
  );
}
