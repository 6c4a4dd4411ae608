import { AvatarStory } from "./avatar-story.tsx";
import { BadgeStory } from "./badge-story.tsx";
import { BlockStory } from "./block-story.tsx";
import { ButtonStory } from "./button-story.tsx";
import { ChartStory } from "./chart-story.tsx";
import { ChoiceStory } from "./choice-story.tsx";
import { DateStory } from "./date-story.tsx";
import { FieldStory } from "./field-story.tsx";
import { IconStory } from "./icon-story.tsx";
import { ListStory } from "./list-story.tsx";
import { NavigationStory } from "./navigation-story.tsx";
import { NothingStory } from "./nothing-story.tsx";
import { NoticeStory } from "./notice-story.tsx";
import { OverlayStory } from "./overlay-story.tsx";
import { RichTextStory } from "./rich-text-story.tsx";
import { SelectStory } from "./select-story.tsx";
import { SnackbarStory } from "./snackbar-story.tsx";
import { StatCardStory } from "./stat-card-story.tsx";
import { TableStory } from "./table-story.tsx";
import { TabsStory } from "./tabs-story.tsx";
import { UploadStory } from "./upload-story.tsx";
import { ValueStory } from "./value-story.tsx";

const stories = [
  { id: "buttons", name: "Buttons", Story: ButtonStory },
  { id: "fields", name: "Fields", Story: FieldStory },
  { id: "choice", name: "Choices", Story: ChoiceStory },
  { id: "select", name: "Selects", Story: SelectStory },
  { id: "value", name: "Numbers, tags, colours", Story: ValueStory },
  { id: "date", name: "Dates", Story: DateStory },
  { id: "upload", name: "Uploads", Story: UploadStory },
  { id: "tabs", name: "Tabs, steps, accordions", Story: TabsStory },
  { id: "overlays", name: "Menus, dialogs", Story: OverlayStory },
  { id: "badges", name: "Badges and chips", Story: BadgeStory },
  { id: "avatars", name: "Avatars", Story: AvatarStory },
  { id: "navigation", name: "Breadcrumbs", Story: NavigationStory },
  { id: "icons", name: "Icons", Story: IconStory },
  { id: "stat-cards", name: "Stat cards", Story: StatCardStory },
  { id: "charts", name: "Charts", Story: ChartStory },
  { id: "blocks", name: "Cards and facts", Story: BlockStory },
  { id: "list", name: "Lists", Story: ListStory },
  { id: "table", name: "Tables", Story: TableStory },
  { id: "rich-text", name: "Rich text", Story: RichTextStory },
  { id: "snackbars", name: "Snackbars, toasts", Story: SnackbarStory },
  { id: "notices", name: "Notices", Story: NoticeStory },
  { id: "nothing", name: "Empty and failure", Story: NothingStory },
];

/** With a table of contents next to them. */
export function Stories() {
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-[180px_minmax(0,1fr)]">
      <nav aria-label="Parts" className="self-start lg:sticky lg:top-6">
        <ol className="flex flex-wrap gap-x-4 lg:block">
          {stories.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-9 items-center hover:underline">
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid min-w-0 gap-6">
        {stories.map(({ id, Story }) => (
          <div
            key={id}
            id={id}
            className="card grid min-w-0 grid-cols-1 scroll-mt-6 gap-8 p-4 md:p-6"
          >
            <Story />
          </div>
        ))}
      </div>
    </div>
  );
}
