import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ChipsCombobox } from "../../ui/chips-combobox.tsx";
import type { Option } from "../../ui/option.ts";
import { useOptions } from "../../ui/use-options.ts";
import { type Person, personName } from "./mail.ts";
import { MailPeopleDocument } from "./mails.generated.ts";

interface RecipientsFieldProps {
  label: string;
  name: string;
  people: readonly Person[];
  onPeople(people: Person[]): void;
  error?: string;
}

/** As HTML has it, with a dot in the domain. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i;

/** "Clara Egger <clara@seeblick.example>", or an address alone. */
function parsePerson(text: string): Person | undefined {
  const [, name = "", address = ""] = /^\s*(?:"?([^"<]*?)"?\s*<)?([^<>\s]+)>?\s*$/.exec(text) ?? [];
  return ADDRESS.test(address) ? { name: name.trim() || null, address } : undefined;
}

/** Chips of whom a mail goes to. Correspondents of the inbox are found by typing. */
export function RecipientsField({ label, name, people, onPeople, error }: RecipientsFieldProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [likely, setLikely] = useState<Option>();
  const [search] = useState(() => async (typed: string): Promise<Option[]> => {
    if (typed.trim().length < 2) return [];
    const { data } = await apollo.query({
      query: MailPeopleDocument,
      variables: { search: typed.trim() },
      fetchPolicy: "network-only",
    });
    const known = new Map<string, Option>();
    for (const { name: of, address } of data?.mailThreads.nodes ?? []) {
      if (!address) continue;
      known.set(address, { value: address, label: of ? `${of} <${address}>` : address });
    }
    return [...known.values()];
  });
  const found = useOptions(search, text, open);
  const add = (more: readonly Person[]) => {
    const next = new Map([...people, ...more].map((person) => [person.address, person]));
    onPeople([...next.values()]);
    setText("");
    correct();
  };
  const correct = () => {
    setWrong(undefined);
    setLikely(undefined);
  };
  /** Someone whose address begins with what was typed is offered instead. */
  const suggest = async (typed: string) => {
    const options = await search(typed).catch(() => []);
    const start = typed.trim().toLowerCase();
    setLikely(options.find(({ value }) => value.toLowerCase().startsWith(start)));
  };
  /** What is typed becomes chips; what is no address stays in the field. */
  const take = (typed: string): boolean => {
    const parts = typed.split(/[,;\n]+/).filter((part) => part.trim());
    const persons = parts.map(parsePerson);
    if (persons.includes(undefined)) {
      setWrong(intl.formatMessage({ id: "mails.address.wrong" }, { text: typed.trim() }));
      void suggest(typed);
      return false;
    }
    add(persons.filter((person) => person !== undefined));
    return true;
  };
  return (
    <ChipsCombobox
      aside={
        wrong &&
        likely && (
          <button
            type="button"
            onClick={() =>
              add([parsePerson(likely.label) ?? { name: null, address: likely.value }])
            }
            className="min-w-0 truncate font-semibold text-primary-strong hover:underline"
          >
            <FormattedMessage
              id="mails.address.likely"
              values={{ address: <bdi>{likely.value}</bdi> }}
            />
          </button>
        )
      }
      control={{ label, name, error: wrong ?? error }}
      chosen={people.map((person) => ({
        value: person.address ?? "",
        label: personName(intl, person),
      }))}
      onChosen={(options) => {
        const chosen = options.map(
          ({ value, label: shown }) =>
            people.find(({ address }) => address === value) ??
            parsePerson(shown) ?? { name: null, address: value },
        );
        onPeople(chosen);
        setText("");
        correct();
      }}
      onRemove={({ value }) => onPeople(people.filter(({ address }) => address !== value))}
      text={text}
      onText={(typed) => {
        correct();
        if (/[,;]\s*$/.test(typed) && take(typed)) return;
        setText(typed);
      }}
      open={open && text.trim().length > 1}
      onOpen={setOpen}
      found={found.options.length ? found : undefined}
      onKeyDown={(event) => {
        const isChoosing = event.currentTarget.getAttribute("aria-activedescendant");
        if (event.key !== "Enter" || !text.trim() || isChoosing) return;
        event.preventDefault();
        take(text);
      }}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData("text");
        if (!/[,;\n@]/.test(pasted) || !take(pasted)) return;
        event.preventDefault();
      }}
      onBlur={() => {
        if (text.trim()) take(text);
      }}
    />
  );
}
