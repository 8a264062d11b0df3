/** What the plugin uses of Swagger UI, which has no types. */
interface Sample {
  readonly label: string;
  readonly source: string;
}
interface SwaggerSystem {
  readonly React: {
    readonly createElement: (type: unknown, props: object | null, ...children: unknown[]) => unknown;
    readonly Fragment: unknown;
  };
  readonly getComponent: (name: string, isContainer: boolean) => unknown;
  readonly specSelectors: {
    specJson(): { getIn(path: readonly string[]): { toJS(): readonly Sample[] } | undefined };
  };
}
declare const SwaggerUIBundle: { readonly plugins: { readonly DownloadUrl: object } };

/** The plugin that the page has without us: a list of plugins takes the place of its own. The page gets the text of this function. */
export function keepDownloadUrl(): object {
  return SwaggerUIBundle.plugins.DownloadUrl;
}

/**
 * A plugin of Swagger UI that shows the code samples of an operation above its responses. The page gets the text of this function, so it uses nothing
 * from outside but what the browser has.
 */
export function showCodeSamples(): { readonly wrapComponents: Readonly<Record<string, unknown>> } {
  const wrapResponses =
    (Responses: unknown, { React, getComponent, specSelectors }: SwaggerSystem) =>
    (props: { readonly specPath: { toJS(): readonly string[] } }) => {
      const h = React.createElement;
      const operation = props.specPath.toJS().slice(0, 3);
      const samples =
        specSelectors
          .specJson()
          .getIn([...operation, "x-codeSamples"])
          ?.toJS() ?? [];
      const shown = samples.map(({ label, source }, index) =>
        h(
          "details",
          { key: label, open: index === 0 },
          h("summary", null, label),
          h(
            getComponent("HighlightCode", true),
            { language: label === "curl" ? "bash" : "javascript", canCopy: true },
            source,
          ),
        ),
      );
      return h(
        React.Fragment,
        null,
        h("div", { className: "opblock-section-header" }, h("h4", null, "Code samples")),
        h("div", { className: "responses-inner" }, shown),
        h(Responses, props),
      );
    };
  return { wrapComponents: { responses: wrapResponses } };
}
