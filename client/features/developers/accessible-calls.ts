import type {
  Component,
  CreateElement,
  Layout,
  SwaggerSystem,
} from "swagger-ui-dist/swagger-ui-es-bundle.js";

/** Swagger UI, put right where its own markup is hard to use without sight or mouse. React is its own. */
export const accessible = ({ React: { createElement: h } }: SwaggerSystem) => ({
  components: {
    Calls: layout(h),
    // It stands in a button, where a link would be a control within a control.
    DeepLink: ({ text }: { text: string }) => h("span", null, text),
  },
  wrapComponents: {
    JsonSchema_string: put(h, "input, select", "aria-label", ({ description }) => description),
    TextArea: put(h, "textarea", "aria-label", () => "Request body"),
    SyntaxHighlighter: put(h, "pre", "tabindex", () => "0"), // it scrolls
    responses: put(h, "[role=region]", "aria-label", ({ method, path }) => `${method} ${path}`),
  },
});

/** Its own layout: nothing but the description and the calls, with headings in order. */
function layout(h: CreateElement) {
  return ({ getComponent, specSelectors }: Layout) => {
    const part = (name: string) => h(getComponent(name, true));
    const isLoaded = specSelectors.loadingStatus() === "success";
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
        isLoaded && part("operations"),
      ),
    );
  };
}

/** Gives what a component renders an attribute that it lacks. */
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
