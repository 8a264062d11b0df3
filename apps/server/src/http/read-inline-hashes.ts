import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Hashes that allow a page's inline scripts and styles in the content security policy. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const hashElements = (html: string, tag: "script" | "style"): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, "g"))].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );

/** Hashes of the inline scripts and styles in the built index.html, from which every page derives. */
export function readInlineHashes(folder: string): InlineHashes {
  const page = join(folder, "index.html");
  if (!existsSync(page)) return { scripts: [], styles: [] };
  const html = readFileSync(page, "utf8");
  return { scripts: hashElements(html, "script"), styles: hashElements(html, "style") };
}
