// The build puts this behind before-paint.js. Requests what a page shows to a signed-in person before the app's code has loaded; the app takes
// the responses (src/lib/early-responses.ts), and repeats a request that it makes in another way.
try {
  const token = localStorage.getItem("authToken");
  const language = document.documentElement.lang;
  const { pathname, search } = location;
  const listPaths = () => {
    if (pathname === "/kundlis" && search === "") return ["/api/v1/kundlis?q=&sort=name&order=asc&limit=200"];
    if (/^\/kundlis\/(?!files$)[\w-]+$/.test(pathname)) return [`/api/v1${pathname}/chart`];
    if (pathname !== "/dashboard") return [];
    const place = localStorage.getItem("lagna_almanac_place");
    return [
      `/api/v1/today?${new URLSearchParams({ ...(place !== null && { place_id: place }), language })}`,
      "/api/v1/kundlis?sort=updated_at&order=desc&limit=6",
      "/api/v1/kundlis?sort=running&order=asc&limit=6",
      "/api/v1/kundlis?self=true&limit=1",
    ];
  };
  if (token !== null) {
    const headers = { accept: "application/json", "accept-language": language, authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(120_000);
    const request = (path) => {
      const response = fetch(path, { headers, credentials: "omit", signal });
      // A failure is reported to the caller that takes the response.
      response.catch(() => undefined);
      return [path, response];
    };
    const byPath = new Map(["/api/v1/validate-token", ...listPaths()].map(request));
    globalThis.lagnaEarlyResponses = { token, language, at: performance.now(), byPath };
  }
} catch {
  // Storage is blocked: the app makes its requests itself.
}
