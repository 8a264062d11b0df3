const URL_PARTS =
  /^(?<scheme>postgres(?:ql)?:\/\/)(?<user>[^/?#]*@)?(?<hosts>[^/?#]*)(?<rest>[^?#]*)(?<query>\?[^#]*)?$/s;
const SESSION_ATTRIBUTES = "target_session_attrs";
/** Servers write, so these are the only ones of libpq's values that can be meant. */
const WRITABLE = ["read-write", "primary"];

/** The hosts of a DATABASE_URL, of which one accepts writes. */
export interface PostgresHosts {
  /** An address for each host, in the order in which they are tried. */
  readonly addresses: readonly string[];
  /** Whether a host that accepts no writes is passed over. */
  readonly mustWrite: boolean;
}

/** Whether the address asks for no host that only reads. */
export function isForWriting(url: string): boolean {
  const attributes = new URLSearchParams(URL_PARTS.exec(url)?.groups?.["query"]).get(SESSION_ATTRIBUTES);
  return attributes === null || WRITABLE.includes(attributes);
}

/** The address for PostgreSQL's own programs, which choose among several hosts only if they are told to. */
export function toProgramAddress(url: string): string {
  if (!readPostgresHosts(url).mustWrite || url.includes(`${SESSION_ATTRIBUTES}=`)) return url;
  return `${url}${url.includes("?") ? "&" : "?"}${SESSION_ATTRIBUTES}=read-write`;
}

/**
 * Reads libpq's form of an address: `postgres://user@first:5432,second/name?target_session_attrs=read-write`. Several hosts mean that one of
 * them, the primary, accepts writes, also without the parameter.
 */
export function readPostgresHosts(url: string): PostgresHosts {
  const { scheme = "", user = "", hosts = "", rest = "", query = "" } = URL_PARTS.exec(url)?.groups ?? {};
  const parameters = new URLSearchParams(query);
  if (!parameters.has(SESSION_ATTRIBUTES) && !hosts.includes(",")) return { addresses: [url], mustWrite: false };
  parameters.delete(SESSION_ATTRIBUTES);
  const others = parameters.size === 0 ? "" : `?${parameters.toString()}`;
  return { addresses: hosts.split(",").map((name) => `${scheme}${user}${name}${rest}${others}`), mustWrite: true };
}
