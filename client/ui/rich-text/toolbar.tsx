import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
} from "react";

interface Roving {
  current: string | undefined;
  enter: (id: string) => void;
  leave: (id: string) => void;
}

const RovingContext = createContext<Roving>({
  current: undefined,
  enter: () => {},
  leave: () => {},
});

const steps: Record<string, (at: number, count: number) => number> = {
  next: (at, count) => (at + 1) % count,
  previous: (at, count) => (at - 1 + count) % count,
  first: () => 0,
  last: (_, count) => count - 1,
};

function stepOf(key: string, rtl: boolean): string | undefined {
  if (key === "Home") return "first";
  if (key === "End") return "last";
  if (key === (rtl ? "ArrowLeft" : "ArrowRight")) return "next";
  return key === (rtl ? "ArrowRight" : "ArrowLeft") ? "previous" : undefined;
}

interface ToolbarProps {
  label: string;
  /** The id of the element it controls */
  controls: string;
  className?: string;
  children: ReactNode;
}

/** One tab stop; arrow keys, Home and End move between its tools. */
export function Toolbar({ label, controls, className, children }: ToolbarProps) {
  const [current, setCurrent] = useState<string>();
  const leave = useCallback(
    (id: string) => setCurrent((entered) => (entered === id ? undefined : entered)),
    [],
  );
  const roving = useMemo(() => ({ current, enter: setCurrent, leave }), [current, leave]);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const tools = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-tool]")];
    const at = tools.indexOf(event.target as HTMLElement);
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = steps[stepOf(event.key, rtl) ?? ""];
    if (at < 0 || !step) return;
    event.preventDefault();
    tools[step(at, tools.length)]?.focus();
  };
  return (
    <RovingContext value={roving}>
      <div
        role="toolbar"
        aria-label={label}
        aria-controls={controls}
        tabIndex={-1}
        onKeyDown={move}
        className={className}
      >
        {children}
      </div>
    </RovingContext>
  );
}

/** Registers a button as a tool of the bar; the first one is the initial tab stop. */
export function useTool(isFirst = false) {
  const id = useId();
  const { current, enter, leave } = use(RovingContext);
  // The first one is the tab stop again if a tool that goes was it.
  useEffect(() => () => leave(id), [id, leave]);
  return {
    "data-tool": id,
    tabIndex: current === id || (isFirst && !current) ? 0 : -1,
    onFocus: () => enter(id),
  };
}
