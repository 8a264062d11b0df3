// Runs before the first paint: the build writes it into the page, and the server names its hash in the content security policy.
try {
  const theme = localStorage.getItem("lagna_theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  const stored = localStorage.getItem("lagna_language");
  const [, asked] = /[?&]lang=(en|hi)(?:&|$)/.exec(location.search) || [];
  const language = stored || asked || (navigator.language || "").slice(0, 2);
  document.documentElement.lang = language === "hi" ? "hi" : "en";
  // Words made at build are everybody's; who is signed in has another way through the site.
  if (localStorage.getItem("authToken") !== null) document.documentElement.dataset.signedIn = "";
  // A day of the place that is assumed before one is chosen is not theirs.
  if (localStorage.getItem("lagna_almanac_place") !== null) document.documentElement.dataset.ownPlace = "";
} catch {
  // Storage is blocked: the system's theme and English stand.
}

// The token of a mailed link leaves the address before anything else is fetched; the page was sent with `no-referrer` until then.
try {
  const address = new URL(location.href);
  const token = address.searchParams.get("token");
  if (token !== null) {
    address.searchParams.delete("token");
    history.replaceState(history.state, "", address);
    globalThis.lagnaMailedToken = token;
    // The address tells nothing now, and Google's sign-in wants to know whose page it stands on.
    const policy = document.createElement("meta");
    policy.name = "referrer";
    policy.content = "strict-origin-when-cross-origin";
    document.head.append(policy);
  }
} catch {
  // Without a token the page says that it has none.
}

// A button pressed before the app runs does nothing: the app presses it again once it runs.
addEventListener(
  "click",
  ({ target }) => {
    const button = target instanceof Element && target.closest("[data-prerendered] button");
    if (button) globalThis.lagnaEarlyPress = button;
  },
  true,
);
