import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The hashes by which a content security policy lets a page have what stands in it. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const hashesOf = (html: string, tag: "script" | "style"): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, "g"))].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );

/** The script and styles that the build wrote into its page, which every page of the app begins as. */
export function inlineParts(folder: string): InlineParts {
  const page = join(folder, "index.html");
  if (!existsSync(page)) return { scripts: [], styles: [] };
  const html = readFileSync(page, "utf8");
  return { scripts: hashesOf(html, "script"), styles: hashesOf(html, "style") };
}
