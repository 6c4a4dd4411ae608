import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconUserPlus from "@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { SortableRows } from "../../../ui/drag/sortable-rows.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MenuAction } from "../../../ui/menu-item.tsx";
import { Menu } from "../../../ui/menu.tsx";
import type { Person } from "../board.ts";
import { ChecklistBar } from "../card-face.tsx";
import { InlineField } from "../inline-field.tsx";
import type { OpenCard } from "./use-card-edits.tsx";

export type Item = OpenCard["checklist"][number];

interface ChecklistProps {
  items: readonly Item[];
  members: readonly Person[];
  /** Changes the list as it is on the server */
  onChange(change: (items: readonly Item[]) => Item[]): void;
}

const MAX_ITEMS = 100;

/** The steps of a card: ticked, renamed, given to people, dragged. */
export function Checklist({ items, members, onChange }: ChecklistProps) {
  const intl = useIntl();
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const update = (id: string, values: Partial<Item>) =>
    onChange((all) => all.map((item) => (item.id === id ? { ...item, ...values } : item)));
  const text = (id: string, name?: string) => intl.formatMessage({ id }, { name });
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <section className="grid gap-2.5">
      <div className="flex items-center gap-2.5">
        <h3 ref={heading} tabIndex={-1} className="font-bold outline-none">
          <FormattedMessage id="boards.checklist" />
        </h3>
        {items.length < MAX_ITEMS && (
          <Button
            variant="plain"
            size={36}
            className="ms-auto text-primary-strong!"
            onClick={() => setAdding(true)}
          >
            <IconPlus size={17} aria-hidden="true" />
            <FormattedMessage id="boards.checklist.add" />
          </Button>
        )}
      </div>
      <ChecklistBar items={items}>
        <FormattedMessage id="boards.checklist.done" values={{ done, count: items.length }} />
      </ChecklistBar>
      <SortableRows
        label={text("boards.checklist")}
        rows={items}
        nameOf={(item) => item.text}
        onMove={({ id }, place) =>
          onChange((all) => {
            const item = all.find((each) => each.id === id);
            return item ? all.filter((each) => each !== item).toSpliced(place, 0, item) : [...all];
          })
        }
        className="-mx-2 grid grid-cols-[minmax(0,1fr)]"
      >
        {(item, _place, grip) => {
          const person = members.find(({ id }) => id === item.memberId);
          return (
            <div className="flex min-h-10 items-center gap-2.5 rounded-md ps-2 hover:bg-raised">
              <Checkbox
                checked={item.isDone}
                aria-label={item.text}
                onChange={({ target }) => update(item.id, { isDone: target.checked })}
              />
              {renamed === item.id ? (
                <InlineField
                  label={text("boards.checklist.item")}
                  value={item.text}
                  maxLength={255}
                  onSubmit={(next) => update(item.id, { text: next })}
                  onClose={() => setRenamed(undefined)}
                />
              ) : (
                <button
                  type="button"
                  dir="auto"
                  title={text("boards.checklist.rename")}
                  onClick={() => setRenamed(item.id)}
                  className={`min-w-0 flex-1 cursor-text py-1.5 text-start wrap-anywhere ${item.isDone ? "text-ink-3 line-through" : ""}`}
                >
                  {item.text}
                </button>
              )}
              <span className="flex shrink-0 items-center">
                <Menu
                  button={
                    person ? (
                      <button
                        type="button"
                        aria-label={intl.formatMessage(
                          { id: "boards.checklist.person.of" },
                          { name: item.text, person: person.displayName },
                        )}
                        className="grid size-9 place-items-center rounded-md hover:bg-line max-md:size-11"
                      >
                        <Avatar name={person.displayName} src={person.avatar} size={24} />
                      </button>
                    ) : (
                      <IconButton
                        size={36}
                        icon={IconUserPlus}
                        label={text("boards.checklist.person", item.text)}
                      />
                    )
                  }
                >
                  <MenuAction
                    checked={!person}
                    onSelect={() => update(item.id, { memberId: null })}
                  >
                    <FormattedMessage id="boards.assignee.none" />
                  </MenuAction>
                  {members.map(({ id, displayName }) => (
                    <MenuAction
                      key={id}
                      checked={id === item.memberId}
                      onSelect={() => update(item.id, { memberId: id })}
                    >
                      <bdi>{displayName}</bdi>
                    </MenuAction>
                  ))}
                </Menu>
                <IconButton
                  size={36}
                  icon={IconTrash}
                  label={text("boards.checklist.delete", item.text)}
                  onClick={() => {
                    heading.current?.focus();
                    onChange((all) => all.filter(({ id }) => id !== item.id));
                  }}
                />
                {grip}
              </span>
            </div>
          );
        }}
      </SortableRows>
      {isAdding && items.length < MAX_ITEMS && (
        <InlineField
          label={text("boards.checklist.item")}
          maxLength={255}
          staysOpen
          onSubmit={(added) => {
            const item = { id: crypto.randomUUID(), text: added, isDone: false, memberId: null };
            onChange((all) => [...all, item]);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
