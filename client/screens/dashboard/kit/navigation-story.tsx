import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Story } from "./story.tsx";
import { Example } from "./example.tsx";

export function NavigationStory() {
  return (
    <Story title="Breadcrumbs">
      <Example of="three deep" className="block">
        <Breadcrumbs
          items={[
            { label: "Blog", to: "/blog" },
            { label: "Categories", to: "/blog/categories" },
            { label: "Craft" },
          ]}
        />
      </Example>
    </Story>
  );
}
