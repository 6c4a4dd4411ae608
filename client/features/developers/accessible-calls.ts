import type {
  Component,
  CreateElement,
  Layout,
  SwaggerSystem,
} from "swagger-ui-dist/swagger-ui-es-bundle.js";

/**
 * Makes Swagger UI accessible where its own markup is hard to use by keyboard or screen reader. It
 * uses its own copy of React.
 */
export const accessible = ({ React: { createElement: h } }: SwaggerSystem) => ({
  components: {
    Calls: layout(h),
    // It is inside a button, where a link would be nested interactive content.
    DeepLink: ({ text }: { text: string }) => h("span", null, text),
  },
  wrapComponents: {
    JsonSchema_string: put(h, "input, select", "aria-label", ({ description }) => description),
    TextArea: put(h, "textarea", "aria-label", () => "Request body"),
    SyntaxHighlighter: put(h, "pre", "tabindex", () => "0"), // it scrolls
    responses: put(h, "[role=region]", "aria-label", ({ method, path }) => `${method} ${path}`),
  },
});

/** A layout of our own: only the description and the calls, with headings in order. */
function layout(h: CreateElement) {
  return ({ getComponent, specSelectors }: Layout) => {
    const part = (name: string) => h(getComponent(name, true));
    const isLoaded = specSelectors.loadingStatus() === "success";
    // A list for each tag: one of 150 entries or more would only have those in view, so that neither the
    // browser's search nor a link to a call would find the others.
    const tags = isLoaded ? specSelectors.taggedOperations() : undefined;
    const callsOf = (tag: string) =>
      h(getComponent("operations", true), {
        key: tag,
        specSelectors: {
          ...specSelectors,
          taggedOperations: () => tags?.filter((_, one) => one === tag),
        },
      });
    return h(
      "div",
      { className: "swagger-ui" },
      part("SvgAssets"),
      h(
        "div",
        { className: "wrapper" },
        part("errors"),
        isLoaded && part("InfoContainer"),
        isLoaded && h("h2", null, "Calls"),
        ...(tags?.keySeq().toArray().map(callsOf) ?? []),
      ),
    );
  };
}

/** Adds a missing attribute to what a component renders. */
function put(
  h: CreateElement,
  selector: string,
  attribute: string,
  value: (props: Record<string, string>) => string | undefined,
) {
  return (Wrapped: Component) => (props: Record<string, string>) => {
    const ref = (here: Element | null) =>
      here?.querySelector(selector)?.setAttribute(attribute, value(props) ?? "");
    return h("div", { ref }, h(Wrapped, props));
  };
}
