import { Badge } from "../../../ui/badge.tsx";
import { ChipLink } from "../../../ui/chip.tsx";
import { HueDot, type HueName, hueOfName, HUES, HueTag } from "../../../ui/hue.tsx";
import { Story } from "./story.tsx";
import { Example } from "./example.tsx";

export function BadgeStory() {
  return (
    <Story title="Badges and chips">
      <Example of="badge">
        <Badge tone="good">Published</Badge>
        <Badge tone="warn">In review</Badge>
        <Badge tone="off">Archived</Badge>
        <Badge tone="accent">New</Badge>
      </Example>
      <Example of="hues: each as a dot and as a tag, one too long for its place">
        {(Object.keys(HUES) as HueName[]).map((hue) => (
          <span key={hue} className="flex items-center gap-2">
            <HueDot hue={hue} />
            <HueTag hue={hue}>{hue.toLowerCase()}</HueTag>
          </span>
        ))}
        <span className="w-24">
          <HueTag hue={hueOfName("Letterpress")}>Letterpress on cotton</HueTag>
        </span>
      </Example>
      <Example of="chips that are links, the second one current">
        <ChipLink to="/blog">All</ChipLink>
        <ChipLink to="/blog" current>
          Craft
        </ChipLink>
      </Example>
    </Story>
  );
}
