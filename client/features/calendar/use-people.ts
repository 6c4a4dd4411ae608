import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { z } from "zod";
import { useViewer } from "../../platform/session/viewer.tsx";
import { PeopleFreeDocument } from "./calendar.generated.ts";
import { fromInstant } from "./clock.ts";
import { rangeOf, useTimeZone } from "./use-calendar.ts";

/** The most people who are laid over the hours. */
export const MAX_PEOPLE = 5;

const stored = z
  .array(z.object({ id: z.uuid(), isShown: z.boolean() }))
  .max(MAX_PEOPLE)
  .catch([]);
type Chosen = z.output<typeof stored>[number];

/** Someone whose busy times are laid over the hours; more than these is not known of their calendar. */
export interface Person extends Chosen {
  name: string;
  avatar: string | null;
  /** On the clocks, in minutes */
  busy: readonly { start: number; end: number }[];
}

function read(key: string): Chosen[] {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(key) ?? "[]"));
  } catch {
    return [];
  }
}

/** The people whom the viewer has chosen in this browser, with their busy times on these days. */
export function usePeople(from: number, count: number, isUsed: boolean) {
  const timeZone = useTimeZone();
  const key = `calendar.people.${useViewer().member?.id}`;
  const [chosen, setChosen] = useState(() => read(key));
  const { data, previousData } = useQuery(PeopleFreeDocument, {
    variables: { memberIds: chosen.map(({ id }) => id), ...rangeOf(from, count, timeZone) },
    skip: !isUsed || chosen.length === 0,
    fetchPolicy: "cache-and-network",
  });
  const change = (next: Chosen[]) => {
    setChosen(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  const answered = data ?? previousData;
  const people = chosen.flatMap((one): Person[] => {
    // Whom the viewer no longer sees is not answered.
    const found = answered?.freeBusy.find(({ member }) => member.id === one.id);
    if (!found) return [];
    const busy = (data?.freeBusy.find(({ member }) => member.id === one.id)?.busy ?? []).map(
      ({ start, end }) => ({
        start: fromInstant(start, timeZone),
        end: fromInstant(end, timeZone),
      }),
    );
    return [{ ...one, name: found.member.displayName, avatar: found.member.avatar, busy }];
  });
  return {
    people,
    add: (id: string) => {
      const others = chosen.filter(
        (one) => one.id !== id && people.some(({ id: seen }) => seen === one.id),
      );
      if (others.length < MAX_PEOPLE) change([...others, { id, isShown: true }]);
    },
    show: (id: string, isShown: boolean) =>
      change(chosen.map((one) => (one.id === id ? { id, isShown } : one))),
    remove: (id: string) => change(chosen.filter((one) => one.id !== id)),
  };
}
