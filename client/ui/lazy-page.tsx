import { type ComponentType, createElement, lazy, Suspense } from "react";

/** What is only loaded when it is shown in place of a page, such as what says that a page is missing. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Page = lazy(async () => ({ default: await load() }));
  return (props) => <Suspense>{createElement(Page, props)}</Suspense>;
}
