import { useTranslation } from "react-i18next";
import type { Year } from "./varshaphal-api.ts";

interface YearReadingProps {
  readonly reading: Year["reading"];
  /** What the chart of a year can say and what it cannot. */
  readonly message: string;
}

/** Half a page in plain words; each sentence has the fact it rests on below it. */
export function YearReading({ reading, message }: YearReadingProps) {
  const { t } = useTranslation("varshaphal");
  return (
    <section aria-labelledby="year-reading" className="mt-8 border-y border-line py-6">
      <h3 id="year-reading" className="text-lg font-medium">
        {t("reading.title")}
      </h3>
      <ul className="mt-3 gap-x-14 lg:columns-2">
        {reading.map(({ text, fact, sure }) => (
          <li key={text} className="break-inside-avoid py-2">
            <p>{text}</p>
            <p className="text-sm text-ink-muted">
              {fact}
              {!sure && <span className="text-warn"> · {t("reading.unsure")}</span>}
            </p>
          </li>
        ))}
      </ul>
      <p className="measure mt-3 text-sm text-ink-muted">{message}</p>
    </section>
  );
}
