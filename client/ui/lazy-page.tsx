import { type ComponentType, createElement, lazy, Suspense } from "react";

const loads: (() => Promise<unknown>)[] = [];

/** What is only loaded when it is shown in place of a page, such as what says that a page is missing. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const ready = async () => ({ default: (loaded = await load()) });
  const Page = lazy(ready);
  loads.push(ready);
  return (props) => <Suspense>{createElement(loaded ?? Page, props)}</Suspense>;
}

/**
 * Loads what may stand in the place of this page. Before it is hydrated, because React removes what
 * the server has rendered if something changes while code is loaded.
 */
export const loadLazyPages = (): Promise<unknown> => Promise.all(loads.map((load) => load()));
