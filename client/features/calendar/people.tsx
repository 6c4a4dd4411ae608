import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Avatar } from "../../ui/avatar.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Combobox } from "../../ui/combobox.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useMemberOptions } from "./form/guest-options.ts";
import { MAX_PEOPLE, type usePeople } from "./use-people.ts";

/** Whose busy times are laid over the hours. */
export function People({ people, add, show, remove }: ReturnType<typeof usePeople>) {
  const intl = useIntl();
  const [isAdding, setAdding] = useState(false);
  const options = useMemberOptions();
  const isFull = people.length >= MAX_PEOPLE;
  return (
    <fieldset className="min-w-0">
      <legend className="float-start mb-1 text-sm font-bold leading-9">
        <FormattedMessage id="calendar.people" />
      </legend>
      <div className="flex justify-end">
        {!isFull && (
          <IconButton
            size={36}
            icon={IconPlus}
            label={intl.formatMessage({ id: "calendar.people.add" })}
            aria-expanded={isAdding}
            onClick={() => setAdding(!isAdding)}
          />
        )}
      </div>
      {isAdding && !isFull && (
        <div className="mb-2 clear-both">
          <Combobox
            name="person"
            label={intl.formatMessage({ id: "calendar.people.member" })}
            hint={intl.formatMessage({ id: "calendar.people.hint" })}
            options={options}
            mark={({ label }) => <Avatar name={label} size={28} />}
            value={null}
            onChange={(option) => {
              if (option) add(option.value);
              setAdding(false);
            }}
          />
        </div>
      )}
      <ul className="clear-both grid gap-0.5">
        {people.map(({ id, name, avatar, isShown }) => (
          <li key={id} className="flex items-center gap-1">
            <Checkbox
              className="min-w-0 flex-1 items-center"
              checked={isShown}
              onChange={({ target }) => show(id, target.checked)}
            >
              <span className="flex min-w-0 items-center gap-2">
                <Avatar name={name} src={avatar} size={22} />
                <bdi className="truncate">{name}</bdi>
              </span>
            </Checkbox>
            <IconButton
              size={36}
              icon={IconX}
              label={intl.formatMessage({ id: "calendar.people.remove" }, { name })}
              onClick={() => remove(id)}
            />
          </li>
        ))}
      </ul>
      {people.length === 0 && !isAdding && (
        <p className="text-[13px] text-ink-3">
          <FormattedMessage id="calendar.people.none" />
        </p>
      )}
    </fieldset>
  );
}
