import {
  Component,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
} from "react";
import { MissingPart } from "./missing-part.tsx";
import { useLate } from "./use-late.ts";

/** Section 9: lazy parts show their placeholder after 200 ms. */
const PLACEHOLDER_DELAY_MS = 200;

/** The code of a part was not loaded: the connection failed, or the server has a newer version by now. */
class PartNotLoaded extends Error {}

/** Overlays are loaded again when they are opened again, and closed when that fails. */
interface Overlay {
  open?: boolean;
  onClose?: () => void;
}

/**
 * A component that is loaded when it is first rendered; its placeholder reserves the space at once. If it
 * cannot be loaded, its place says so; the page around it stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: ReactNode | ((props: Props) => ReactNode),
): ComponentType<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        Part = begin(); // for the next attempt
        throw new PartNotLoaded("A part of the page could not be loaded", { cause });
      }
    });
  let Part = begin();
  return function LazyPart(props: Props) {
    const { open, onClose }: Overlay = props;
    const shown = typeof placeholder === "function" ? placeholder(props) : placeholder;
    return (
      <PartBoundary
        isOpen={open}
        instead={<MissingPart isInPlace={shown !== undefined} onClose={onClose} />}
      >
        <Suspense fallback={shown && <Placeholder>{shown}</Placeholder>}>
          {createElement(Part, props)}
        </Suspense>
      </PartBoundary>
    );
  };
}

interface PartBoundaryProps {
  isOpen: boolean | undefined;
  instead: ReactNode;
  children: ReactNode;
}

interface PartState {
  error?: unknown;
  wasOpen?: boolean | undefined;
}

class PartBoundary extends Component<PartBoundaryProps, PartState> {
  override state: PartState = {};

  static getDerivedStateFromError(error: unknown): PartState {
    return { error };
  }

  static getDerivedStateFromProps(
    { isOpen }: PartBoundaryProps,
    { wasOpen }: PartState,
  ): PartState {
    return { wasOpen: isOpen, ...(isOpen && !wasOpen && { error: undefined }) };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof PartNotLoaded) return this.props.instead;
    throw error;
  }
}

function Placeholder({ children }: { children: ReactNode }) {
  const isLate = useLate(true, PLACEHOLDER_DELAY_MS);
  return <div className={`contents ${isLate ? "" : "invisible"}`}>{children}</div>;
}
