import type { PluginOption } from "vite";
import icons from "unplugin-icons/vite";

/** Attributes of Lucide's drawings that JSX spells in another way, such as stroke-width. */
const toJsxAttributes = (svg: string): string =>
  svg.replaceAll(/\b([a-z]+)-([a-z])([a-z]*)=/g, (_, first: string, initial: string, rest: string) => {
    return `${first}${initial.toUpperCase()}${rest}=`;
  });

/** `import Check from "~icons/lucide/check"`: a component that takes the attributes of an `<svg>`. */
export const iconComponentsPlugin = (): PluginOption =>
  icons({
    compiler: {
      extension: "jsx",
      compiler: (svg) =>
        `export default (props) => ${toJsxAttributes(svg).replace(/^<svg([^>]*)>/, "<svg$1 {...props}>")}`,
    },
  });
