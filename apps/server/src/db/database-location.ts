import { join } from "node:path";

export interface DatabaseLocation {
  /** `postgres://…`, `sqlite:PATH`, `:memory:`; absent: `lagna.sqlite` in the data folder. */
  readonly url?: string | undefined;
  readonly dataDir: string;
}

export const isPostgresUrl = (url: string | undefined): url is string =>
  url !== undefined && /^postgres(ql)?:\/\//.test(url);

/** The file of a SQLite database; null for PostgreSQL and in-memory databases. */
export function resolveSqliteFile({ url, dataDir }: DatabaseLocation): string | null {
  if (url === undefined) return join(dataDir, "lagna.sqlite");
  return url.startsWith("sqlite:") ? url.replace(/^sqlite:(\/\/)?/, "") : null;
}
