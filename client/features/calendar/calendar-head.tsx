import IconAdjustments from "@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs";
import IconCalendarDown from "@tabler/icons-react/dist/esm/icons/IconCalendarDown.mjs";
import IconCalendarEvent from "@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs";
import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconPrinter from "@tabler/icons-react/dist/esm/icons/IconPrinter.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import IconRss from "@tabler/icons-react/dist/esm/icons/IconRss.mjs";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useKeys } from "../../admin/keys/use-keys.ts";
import { Button } from "../../ui/button.tsx";
import { HueDot } from "../../ui/hue.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SearchField } from "../../ui/list/search-field.tsx";
import { MenuAction } from "../../ui/menu-item.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Popover } from "../../ui/popover.tsx";
import { type CalendarState, type CalendarView, VIEWS } from "./calendar-url.ts";
import { COLORS, hueOf } from "./colors.ts";
import { Filters } from "./filters.tsx";

interface CalendarHeadProps {
  title: string;
  fact: ReactNode;
  view: CalendarView;
  state: CalendarState;
  /** Below the filters */
  people: ReactNode;
  onChange(change: Partial<CalendarState>): void;
  onSearch(q: string): void;
  onStep(direction: 1 | -1): void;
  onToday(): void;
  onNew(): void;
  onFeed(): void;
  onImport(): void;
  onPrint(): void;
}

/** What is shown, the way to other days, and what is done with the whole calendar. */
export function CalendarHead(props: CalendarHeadProps) {
  const { title, fact, view, state, people, onChange, onSearch, onStep, onToday, onNew } = props;
  const { onFeed, onImport, onPrint } = props;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const [isSearching, setSearching] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const hasSearch = isSearching || state.q !== "";
  const search = () => {
    setSearching(true);
    field.current?.focus();
  };
  useEffect(() => {
    if (isSearching) field.current?.focus();
  }, [isSearching]);
  useKeys([{ keys: ["/"], text: text("calendar.search"), press: search }]);
  const shown = COLORS.filter((color) => !state.hide.includes(color));
  const step = (direction: 1 | -1) => (
    <IconButton
      icon={direction === 1 ? IconChevronRight : IconChevronLeft}
      label={text(direction === 1 ? "calendar.next" : "calendar.previous")}
      onClick={() => onStep(direction)}
      className="rtl:[&_svg]:-scale-x-100"
    />
  );
  return (
    <header className="flex min-h-18 shrink-0 flex-wrap items-center gap-2 border-b border-line px-5 py-3 max-md:gap-y-3 max-md:px-4">
      <title>{`${text("dashboard.nav.calendar")} · Atelier`}</title>
      <meta name="robots" content="noindex" />
      <div className="min-w-0 flex-1">
        <h1 className="line-clamp-2 text-xl leading-tight font-extrabold">
          <span className="sr-only">{text("dashboard.nav.calendar")}: </span>
          {title}
        </h1>
        <p className="truncate text-[13px] text-ink-3">{fact}</p>
      </div>
      <div className={view === "day" || view === "week" ? "xl:hidden" : ""}>
        <Popover
          align="end"
          label={text("calendar.filters")}
          className="w-72"
          button={
            <Button variant="outline" size={44} className="max-md:w-11 max-md:px-0!">
              <span className="flex -space-x-1 max-md:hidden" aria-hidden="true">
                {shown.map((color) => (
                  <HueDot key={color} hue={hueOf(color)} className="size-3 ring-2 ring-surface" />
                ))}
              </span>
              <IconAdjustments size={20} aria-hidden="true" className="md:hidden" />
              <span className="sr-only">{text("calendar.filters")}: </span>
              <span className="max-md:sr-only">
                <FormattedMessage
                  id="calendar.shown"
                  values={{ count: shown.length, all: COLORS.length }}
                />
              </span>
            </Button>
          }
        >
          <Filters state={state} onChange={onChange} />
          {people}
        </Popover>
      </div>
      <IconButton
        icon={IconSearch}
        label={text("calendar.search")}
        aria-expanded={hasSearch}
        onClick={() => {
          if (!hasSearch) return search();
          setSearching(false);
          onSearch("");
        }}
        className={`max-[359px]:hidden ${hasSearch ? "bg-raised" : ""}`}
      />
      <Menu button={<IconButton icon={IconDots} label={text("calendar.menu")} />}>
        <MenuAction icon={IconSearch} onSelect={search}>
          <FormattedMessage id="calendar.search" />
        </MenuAction>
        <MenuAction icon={IconCalendarEvent} onSelect={onToday}>
          <FormattedMessage id="calendar.today" />
        </MenuAction>
        <MenuAction icon={IconCalendarDown} onSelect={onImport}>
          <FormattedMessage id="calendar.import" />
        </MenuAction>
        <MenuAction icon={IconRss} onSelect={onFeed}>
          <FormattedMessage id="calendar.feed" />
        </MenuAction>
        <MenuAction icon={IconPrinter} onSelect={onPrint}>
          <FormattedMessage id="calendar.print" />
        </MenuAction>
      </Menu>
      <div className="flex items-center rounded-md border border-line max-md:order-2">
        {step(-1)}
        <button
          type="button"
          onClick={onToday}
          className="h-11 border-x border-line px-3 font-semibold hover:bg-raised max-md:hidden"
        >
          <FormattedMessage id="calendar.today" />
        </button>
        {step(1)}
      </div>
      <div
        role="group"
        aria-label={text("calendar.view")}
        className="flex items-center rounded-md bg-raised p-1 max-md:order-1 max-md:flex-1"
      >
        {VIEWS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            onClick={() => onChange({ view: each })}
            className="h-9 rounded-md px-3 text-sm font-semibold text-ink-2 hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card max-md:flex-1 max-md:px-1"
          >
            <FormattedMessage id={`calendar.view.${each}`} />
          </button>
        ))}
      </div>
      <Button
        variant="primary"
        size={44}
        onClick={onNew}

        className="max-md:order-none max-md:w-11 max-md:px-0!"
      >
        <IconPlus size={20} aria-hidden="true" />
        <span className="sr-only">{text("calendar.new")}</span>
        <span aria-hidden="true" className="max-md:hidden">
          <FormattedMessage id="calendar.new.short" />
        </span>
      </Button>
      {hasSearch && (
        <div className="order-last w-full">
          <SearchField
            ref={field}
            label={text("calendar.search")}
            value={state.q}
            keyCap="/"
            onSearch={onSearch}
            className="max-w-96"
          />
        </div>
      )}
    </header>
  );
}
