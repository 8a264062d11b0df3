import type { Language } from "@lagna/terms";

/** Hindi where the reader asks for it before English. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? "")
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
  return wanted[0]?.language === "hi" ? "hi" : "en";
}
