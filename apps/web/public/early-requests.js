// The build puts this behind before-paint.js. Requests what a page shows to a signed-in person before the app's code has loaded; the app takes
// the responses (src/lib/early-responses.ts), and repeats a request that it makes in another way.
{
  let hasToWait = false;
  // The code of a page whose content comes for a person is in a template (tools/add-modulepreload.ts): it would take the connection and the
  // processor from the content.
  const startApp = () => {
    const code = document.getElementById("app-code");
    if (!code) return;
    code.remove();
    document.head.append(document.importNode(code.content, true));
  };
  const whenParsed = (callback) =>
    document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", callback) : callback();
  try {
    const token = localStorage.getItem("authToken");
    const language = document.documentElement.lang;
    const { pathname, search } = location;
    const isKundli = /^\/kundlis\/(?!files$)[\w-]+$/.test(pathname);
    const listPaths = () => {
      if (pathname === "/kundlis" && search === "") return ["/api/v1/kundlis?q=&sort=name&order=asc&limit=200"];
      if (isKundli) return [`/api/v1${pathname}/chart`];
      if (pathname !== "/dashboard") return [];
      const place = localStorage.getItem("lagna_almanac_place");
      return [
        `/api/v1/today?${new URLSearchParams({ ...(place !== null && { place_id: place }), language })}`,
        "/api/v1/kundlis?sort=updated_at&order=desc&limit=6",
        "/api/v1/kundlis?sort=running&order=asc&limit=6",
        "/api/v1/kundlis?self=true&limit=1",
      ];
    };
    // The styles that the page names, without which its content would move.
    const loadStyles = () =>
      Promise.all(
        [...document.querySelectorAll('link[as="style"]')].map(
          ({ href }) =>
            new Promise((resolve, reject) => {
              const link = document.createElement("link");
              Object.assign(link, { rel: "stylesheet", crossOrigin: "", href, onload: resolve, onerror: reject });
              document.head.append(link);
            }),
        ),
      );
    const show = (html, data) => {
      const root = document.getElementById("root");
      if (!root || root.dataset.prerendered === undefined || globalThis.lagnaAppStarts) return;
      root.innerHTML = html;
      root.dataset.page = pathname;
      const block = document.createElement("script");
      block.type = "application/json";
      block.id = "page-data";
      block.textContent = data;
      root.after(block);
    };
    // The choices that change what these pages show.
    const readChoices = () => {
      const keys =
        "almanac_place place_asked own_chart_asked chart_style chart_degrees numerals clock festival_kind festival_sect festival_region festivals_asked";
      const stored = {};
      for (const key of keys.split(" ")) {
        const value = localStorage.getItem(`lagna_${key}`);
        if (value !== null) stored[`lagna_${key}`] = value;
      }
      return stored;
    };
    if (token !== null) {
      const headers = { accept: "application/json", "accept-language": language, authorization: `Bearer ${token}` };
      const signal = AbortSignal.timeout(120_000);
      const byPath = new Map();
      const request = (path) => {
        const response = fetch(path, { headers, credentials: "omit", signal });
        // A failure is reported to the caller that takes the response.
        response.catch(() => undefined);
        byPath.set(path, response);
      };
      globalThis.lagnaEarlyResponses = { token, language, at: performance.now(), byPath };
      request("/api/v1/validate-token");
      const requestAnswers = () => {
        if (!globalThis.lagnaAppStarts) listPaths().forEach(request);
      };
      // A chart is laid out for a narrow screen.
      const hasContent =
        search === "" && (pathname === "/dashboard" || (isKundli && matchMedia("(width < 64rem)").matches));
      if (hasContent) {
        globalThis.lagnaEarlyContent = fetch("/api/v1/page-content", {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          credentials: "omit",
          signal,
          body: JSON.stringify({
            path: pathname,
            language,
            // The first format of dates takes a phone's processor as long as all the rest of this script.
            time_zone: globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
            stored: readChoices(),
          }),
        })
          .then(async (response) => {
            const content = await response.text();
            if (response.status !== 200) return requestAnswers();
            const { html, data } = JSON.parse(content);
            await loadStyles();
            show(html, data);
          })
          .then(() => null, requestAnswers);
        // A service worker has the code on the device.
        hasToWait = !navigator.serviceWorker?.controller;
        if (hasToWait) {
          const startAfterPaint = () => requestAnimationFrame(() => setTimeout(startApp));
          globalThis.lagnaEarlyContent.then(() => whenParsed(startAfterPaint));
          // A slow server, or a tab in the background, which is not painted.
          setTimeout(() => whenParsed(startApp), 1_000);
        }
      } else requestAnswers();
    }
  } catch {
    // Storage is blocked: the app makes its requests itself.
  }
  if (!hasToWait) whenParsed(startApp);
}
