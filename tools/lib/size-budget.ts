/** The part of an entry of Vite's manifest that says what loads with what. */
export interface ManifestChunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The scripts that must be there before the first screen can be drawn: the entry and all it imports statically. */
export function initialScripts(manifest: Manifest): string[] {
  return pageScripts(manifest, []);
}

/** Those, and what the chunks of these names bring: all that a page waits for. */
export function pageScripts(manifest: Manifest, names: readonly string[]): string[] {
  const found = new Set<string>();
  const follow = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest names ${key} but does not describe it`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(follow);
  };
  // The service worker is an entry too, and no page waits for it: it is registered once the page stands.
  const entries = Object.keys(manifest).filter((key) => key.endsWith(".html") && manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error("The manifest has no entry");
  entries.forEach(follow);
  for (const name of names) {
    const keys = Object.keys(manifest).filter((key) => manifest[key]?.name === name);
    if (keys.length === 0) throw new Error(`The manifest has no chunk called ${name}`);
    keys.forEach(follow);
  }
  return [...found].filter((file) => file.endsWith(".js"));
}
