import { Breadcrumbs } from "../../../kit/breadcrumbs.tsx";
import { Exhibit } from "./exhibit.tsx";
import { Specimen } from "./specimen.tsx";

export function NavigationExhibit() {
  return (
    <Exhibit title="Breadcrumbs">
      <Specimen of="three deep" className="block">
        <Breadcrumbs
          items={[
            { label: "Blog", to: "/blog" },
            { label: "Categories", to: "/blog/categories" },
            { label: "Craft" },
          ]}
        />
      </Specimen>
    </Exhibit>
  );
}
