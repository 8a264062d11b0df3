/**
 * What the app uses of a browser until its first effect, so that Node can render its pages. Nothing is stored, no event comes, and no request is
 * answered, as on a slow network. Loaded before the app.
 */

const ignore = (): void => undefined;
const EVENTS = { addEventListener: ignore, removeEventListener: ignore, dispatchEvent: () => true };

let address = new URL("http://localhost/");
const location = {
  get href() {
    return address.href;
  },
  get origin() {
    return address.origin;
  },
  get pathname() {
    return address.pathname;
  },
  get search() {
    return address.search;
  },
  get hash() {
    return address.hash;
  },
};

const history = {
  state: null,
  replaceState: (_state: unknown, _title: string, url?: string | URL | null) => {
    if (url !== undefined && url !== null) address = new URL(url, address);
  },
};

const document = {
  ...EVENTS,
  defaultView: globalThis,
  documentElement: { lang: "en", dataset: {} },
  visibilityState: "visible",
  getElementById: () => null,
  querySelector: () => null,
  querySelectorAll: () => [],
};

function createStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

export const browserGlobals = {
  ...EVENTS,
  window: globalThis,
  location,
  history,
  document,
  localStorage: createStorage(),
  sessionStorage: createStorage(),
  navigator: { language: "en", userAgent: "", onLine: true },
  matchMedia: () => ({ ...EVENTS, matches: false }),
  fetch: () => new Promise(ignore),
};
// Some are getters of Node's own.
for (const [name, value] of Object.entries(browserGlobals))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
