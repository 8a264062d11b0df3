// Runs before the first paint, as a file of its own because the content security policy allows no inline script.
try {
  const theme = localStorage.getItem("lagna_theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  const stored = localStorage.getItem("lagna_language");
  const language = stored || (navigator.language || "").slice(0, 2);
  document.documentElement.lang = language === "hi" ? "hi" : "en";
} catch {
  // Storage is blocked: the system's theme and English stand.
}
