import { AvatarExhibit } from "./avatar-exhibit.tsx";
import { BadgeExhibit } from "./badge-exhibit.tsx";
import { BlockExhibit } from "./block-exhibit.tsx";
import { ButtonExhibit } from "./button-exhibit.tsx";
import { ChartExhibit } from "./chart-exhibit.tsx";
import { ChoiceExhibit } from "./choice-exhibit.tsx";
import { DateExhibit } from "./date-exhibit.tsx";
import { FieldExhibit } from "./field-exhibit.tsx";
import { IconExhibit } from "./icon-exhibit.tsx";
import { ListExhibit } from "./list-exhibit.tsx";
import { NavigationExhibit } from "./navigation-exhibit.tsx";
import { NothingExhibit } from "./nothing-exhibit.tsx";
import { NoticeExhibit } from "./notice-exhibit.tsx";
import { OverlayExhibit } from "./overlay-exhibit.tsx";
import { RichTextExhibit } from "./rich-text-exhibit.tsx";
import { SelectExhibit } from "./select-exhibit.tsx";
import { SnackbarExhibit } from "./snackbar-exhibit.tsx";
import { StatCardExhibit } from "./stat-card-exhibit.tsx";
import { TableExhibit } from "./table-exhibit.tsx";
import { TabsExhibit } from "./tabs-exhibit.tsx";
import { UploadExhibit } from "./upload-exhibit.tsx";
import { ValueExhibit } from "./value-exhibit.tsx";

const exhibits = [
  { id: "buttons", name: "Buttons", Exhibit: ButtonExhibit },
  { id: "fields", name: "Fields", Exhibit: FieldExhibit },
  { id: "choice", name: "Choices", Exhibit: ChoiceExhibit },
  { id: "select", name: "Selects", Exhibit: SelectExhibit },
  { id: "value", name: "Numbers, tags, colours", Exhibit: ValueExhibit },
  { id: "date", name: "Dates", Exhibit: DateExhibit },
  { id: "upload", name: "Uploads", Exhibit: UploadExhibit },
  { id: "tabs", name: "Tabs, steps, accordions", Exhibit: TabsExhibit },
  { id: "overlays", name: "Menus, dialogs", Exhibit: OverlayExhibit },
  { id: "badges", name: "Badges and chips", Exhibit: BadgeExhibit },
  { id: "avatars", name: "Avatars", Exhibit: AvatarExhibit },
  { id: "navigation", name: "Breadcrumbs", Exhibit: NavigationExhibit },
  { id: "icons", name: "Icons", Exhibit: IconExhibit },
  { id: "stat-cards", name: "Stat cards", Exhibit: StatCardExhibit },
  { id: "charts", name: "Charts", Exhibit: ChartExhibit },
  { id: "blocks", name: "Cards and facts", Exhibit: BlockExhibit },
  { id: "list", name: "Lists", Exhibit: ListExhibit },
  { id: "table", name: "Tables", Exhibit: TableExhibit },
  { id: "rich-text", name: "Rich text", Exhibit: RichTextExhibit },
  { id: "snackbars", name: "Snackbars, toasts", Exhibit: SnackbarExhibit },
  { id: "notices", name: "Notices", Exhibit: NoticeExhibit },
  { id: "nothing", name: "Empty and failure", Exhibit: NothingExhibit },
];

/** With a table of contents beside them. */
export function Exhibits() {
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-[180px_minmax(0,1fr)]">
      <nav aria-label="Parts" className="self-start lg:sticky lg:top-6">
        <ol className="flex flex-wrap gap-x-4 lg:block">
          {exhibits.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-9 items-center hover:underline">
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid min-w-0 gap-6">
        {exhibits.map(({ id, Exhibit }) => (
          <div
            key={id}
            id={id}
            className="card grid min-w-0 grid-cols-1 scroll-mt-6 gap-8 p-4 md:p-6"
          >
            <Exhibit />
          </div>
        ))}
      </div>
    </div>
  );
}
