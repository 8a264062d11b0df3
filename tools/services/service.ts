/** Something the tests need from the machine: found, started or installed — or the reason why not. */
export type Service = { url: string; stop: () => void } | { missing: string };
