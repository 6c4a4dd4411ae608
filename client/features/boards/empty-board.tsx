import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type KeyBinding, useKeys } from "../../admin/keys/use-keys.ts";
import { useAction } from "../../platform/apollo/use-action.ts";
import type { BoardColumnInput, BoardHue } from "../../schema.generated.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { ProblemNotice } from "../../ui/notice.tsx";
import { InlineField } from "./inline-field.tsx";

/** Their columns with the number of cards drawn in each; what the last one holds is done. */
const SETS = [
  { id: "studio", columns: { brief: 2, sketch: 1, review: 2, final: 1 } },
  { id: "issue", columns: { todo: 1, doing: 2, review: 1, done: 2 } },
  { id: "hiring", columns: { new: 2, talk: 1, task: 2, offer: 1 } },
] as const;

const SET_HUES: BoardHue[] = ["NEUTRAL", "ORANGE", "BLUE", "GREEN"];

interface EmptyBoardProps {
  onCreate(columns: BoardColumnInput[]): Promise<void>;
}

/** A board without columns: the first one, or a set of them. */
export function EmptyBoard({ onCreate }: EmptyBoardProps) {
  const intl = useIntl();
  const [isNaming, setNaming] = useState(false);
  const { run, pending, error } = useAction();
  const text = (id: string) => intl.formatMessage({ id });
  const sets = SETS.map(({ id, columns }) => ({
    id,
    columns: Object.entries(columns).map(([column, cards]) => ({
      name: text(`boards.set.${id}.${column}`),
      cards,
    })),
  }));
  const begin = (set: (typeof sets)[number]) =>
    void run(() =>
      onCreate(
        set.columns.map(({ name }, place) => ({
          name,
          hue: SET_HUES[place] ?? "NEUTRAL",
          isDone: place === set.columns.length - 1,
        })),
      ),
    );
  const keys = sets.map((set, place): KeyBinding => ({
    keys: [String(place + 1)],
    text: text(`boards.set.${set.id}`),
    press: () => begin(set),
  }));
  useKeys(keys);
  const action: ReactNode = isNaming ? (
    <span className="w-64">
      <InlineField
        label={text("boards.column.name")}
        maxLength={80}
        onSubmit={(name) => void run(() => onCreate([{ name }]))}
        onClose={() => setNaming(false)}
      />
    </span>
  ) : (
    <Button variant="primary" size={44} pending={pending} onClick={() => setNaming(true)}>
      <IconPlus size={19} aria-hidden="true" />
      <FormattedMessage id="boards.column.add" />
    </Button>
  );
  return (
    <>
      <Empty title={text("boards.empty.title")} text={text("boards.empty.text")} action={action} />
      <ProblemNotice text={error} />
      <h2 className="mt-4 mb-3 font-bold">
        <FormattedMessage id="boards.set" />
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {sets.map((set, place) => (
          <li
            key={set.id}
            className="card relative grid content-start gap-4 p-5 hover:border-control"
          >
            <div className="flex items-start gap-3">
              <div className="min-w-0 flex-1">
                <button
                  type="button"
                  onClick={() => begin(set)}
                  className="text-lg font-bold before:absolute before:inset-0"
                >
                  {text(`boards.set.${set.id}`)}
                </button>
                <p className="text-sm text-ink-3">{text(`boards.set.${set.id}.text`)}</p>
              </div>
              <kbd className="pointer-coarse:hidden">{place + 1}</kbd>
            </div>
            <ul className="grid grid-cols-4 gap-1.5">
              {set.columns.map(({ name, cards }) => (
                <li key={name} className="min-w-0 rounded-md bg-raised p-2 text-xs font-semibold">
                  <span className="block truncate" title={name}>
                    {name}
                  </span>
                  {Array.from({ length: cards }, (_, card) => (
                    <span
                      key={card}
                      aria-hidden="true"
                      className="mt-1.5 block h-4 rounded-sm border border-line bg-surface"
                    />
                  ))}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
