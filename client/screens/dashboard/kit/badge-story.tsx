import { Badge } from "../../../ui/badge.tsx";
import { ChipLink } from "../../../ui/chip.tsx";
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
      <Example of="chips that are links, the second one current">
        <ChipLink to="/blog">All</ChipLink>
        <ChipLink to="/blog" current>
          Craft
        </ChipLink>
      </Example>
    </Story>
  );
}
