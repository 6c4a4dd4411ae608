import { Badge } from "../../../kit/badge.tsx";
import { ChipLink } from "../../../kit/chip.tsx";
import { Exhibit } from "./exhibit.tsx";
import { Specimen } from "./specimen.tsx";

export function BadgeExhibit() {
  return (
    <Exhibit title="Badges and chips">
      <Specimen of="badge">
        <Badge tone="good">Published</Badge>
        <Badge tone="warn">In review</Badge>
        <Badge tone="off">Archived</Badge>
        <Badge tone="accent">New</Badge>
      </Specimen>
      <Specimen of="chips that are links, the second one current">
        <ChipLink to="/blog">All</ChipLink>
        <ChipLink to="/blog" current>
          Craft
        </ChipLink>
      </Specimen>
    </Exhibit>
  );
}
