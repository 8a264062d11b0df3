/** `Intl` takes no era together with a style, so a style is written as the parts it stands for. */
function replaceStyle({ dateStyle, ...options }: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  if (dateStyle === undefined) return options;
  return { ...options, day: "numeric", month: dateStyle === "medium" ? "short" : "long", year: "numeric" };
}

/** The options for an instant, with the era in years before 1, of which `Intl` else writes 44 BC as "44". */
export function addEra(options: Intl.DateTimeFormatOptions, milliseconds: number): Intl.DateTimeFormatOptions {
  const hasYear = options.year !== undefined || options.dateStyle !== undefined;
  return hasYear && new Date(milliseconds).getUTCFullYear() < 1 ? { ...replaceStyle(options), era: "short" } : options;
}
