import type { Language } from "@lagna/terms";

/** "hi" if the Accept-Language header prefers Hindi to English, else "en". */
export function parseAcceptLanguage(acceptLanguage: string | undefined): Language {
  const preferred = (acceptLanguage ?? "")
    .split(",")
    .map((item) => {
      const [tag = "", ...options] = item.trim().toLowerCase().split(";");
      const quality = Number(
        options
          .find((option) => option.trim().startsWith("q="))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { language: tag.split("-")[0], quality };
    })
    .filter(({ language, quality }) => quality > 0 && (language === "en" || language === "hi"))
    .sort((a, b) => b.quality - a.quality);
  return preferred[0]?.language === "hi" ? "hi" : "en";
}
