/** A service that the tests need, or the reason why it is missing. */
export type Service = { url: string; stop: () => void } | { missing: string };
