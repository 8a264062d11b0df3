/** The package.json of a workspace, as far as a built package takes from it. */
export interface WorkspaceJson {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly type: "module";
  readonly sideEffects?: boolean | readonly string[];
  readonly engines: Readonly<Record<string, string>>;
  /** Door → source file. */
  readonly exports: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const toBuilt = (source: string, ending: ".js" | ".d.ts"): string =>
  source.replace(/^\.\/src\//, "./dist/").replace(/\.ts$/, ending);

const mapValues = <In, Out>(record: Readonly<Record<string, In>>, map: (value: In) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** The package.json of a built package: doors lead to the built files, with their types first, and all else is as in the workspace. */
export function createPackageJson(workspace: WorkspaceJson, files: readonly string[]): object {
  const { name, version, description, license, type, sideEffects, engines, exports, bin, dependencies } = workspace;
  const isLocal = (source: string): boolean => source.startsWith("./src/");
  return {
    name,
    version,
    description,
    license,
    keywords: ["jyotish", "vedic-astrology", "kundli", "panchang"],
    type,
    ...(sideEffects !== undefined && {
      sideEffects: Array.isArray(sideEffects)
        ? sideEffects.map((source) => toBuilt(String(source), ".js"))
        : sideEffects,
    }),
    engines,
    exports: {
      ...mapValues(exports, (source) =>
        isLocal(source) ? { types: toBuilt(source, ".d.ts"), default: toBuilt(source, ".js") } : source,
      ),
      "./package.json": "./package.json",
    },
    ...(bin && { bin: mapValues(bin, (source) => toBuilt(source, ".js").replace(/^\.\//, "")) }),
    files: [...files],
    ...(dependencies && { dependencies }),
    publishConfig: { access: "public" },
  };
}
