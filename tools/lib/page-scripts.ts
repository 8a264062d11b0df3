/** The fields of a Vite manifest entry that determine which files load together. */
export interface ManifestChunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The scripts that must load before the first screen is rendered: the entry and all its static imports. */
export function listInitialScripts(manifest: Manifest): string[] {
  return listPageScripts(manifest, []);
}

/**
 * All scripts that a page waits for: the initial ones, and the chunks with these names with their static imports.
 * @throws Error for a manifest without an entry, or with a missing chunk
 */
export function listPageScripts(manifest: Manifest, names: readonly string[]): string[] {
  const found = new Set<string>();
  const follow = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no entry for the imported ${key}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(follow);
  };
  // The service worker is an entry too, but it is registered after the page has loaded.
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
