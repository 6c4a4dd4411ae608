// Shows /api/openapi.json with Swagger UI, put right where its own markup is hard to use without
// sight or mouse. React is Swagger UI's.

const chosen = /(?:^|; )themeMode=(light|dark)/.exec(document.cookie)?.[1];
const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
document.documentElement.classList.toggle("dark-mode", (chosen ?? system) === "dark");

const accessible = ({ React: { createElement: h } }) => ({
  components: {
    Calls: layout(h),
    // It stands in a button, where a link would be a control within a control.
    DeepLink: ({ text }) => h("span", null, text),
  },
  wrapComponents: {
    JsonSchema_string: put(h, "input, select", "aria-label", ({ description }) => description),
    TextArea: put(h, "textarea", "aria-label", () => "Request body"),
    SyntaxHighlighter: put(h, "pre", "tabindex", () => 0), // it scrolls
    responses: put(h, "[role=region]", "aria-label", ({ method, path }) => `${method} ${path}`),
  },
});

/** Its own layout, with headings in order and one main landmark around all of it. */
function layout(h) {
  return ({ getComponent, specSelectors }) => {
    const part = (name) => h(getComponent(name, true));
    const isLoaded = specSelectors.loadingStatus() === "success";
    return h(
      "div",
      { className: "swagger-ui" },
      part("SvgAssets"),
      h(
        "main",
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
function put(h, selector, attribute, value) {
  return (Part) => (props) => {
    const ref = (here) => here?.querySelector(selector)?.setAttribute(attribute, value(props));
    return h("div", { ref }, h(Part, props));
  };
}

SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#calls",
  deepLinking: true,
  layout: "Calls",
  plugins: [accessible],
});
