import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { PageTitle } from "../../../ui/page-title.tsx";
import { formatDifference } from "./format-difference.ts";
import { LanguageMeasurements } from "./language-measurements.tsx";
import { LedgerFiguresBlock } from "./ledger-figures.tsx";
import { SectionDetails } from "./section-details.tsx";
import { countBeyond, countFigures, listOutsideRows, listSources, TRUTH, UNEXPLAINED_DEG } from "./truth-data.ts";

const COMMANDS = "npm ci\nnpm run truth";
const UNEXPLAINED = ["samples", "matching", "daylight", "nakshatra"] as const;
const LIMITS = [
  "years",
  "outer",
  "life",
  "yogas",
  "tables",
  "uncertainty",
  "festivals",
  "texts",
  "schools",
  "language",
];

export function Component() {
  const { t } = useTranslation("truth");
  const format = useFormat();
  const rows = listOutsideRows();
  const words = { less: (figure: string) => t("less", { figure }), unit: (unit: string) => unit };
  const largest = formatDifference(format, UNEXPLAINED_DEG, "deg", words);
  const summary = t("summary", {
    sources: format.number(listSources(rows).length),
    figures: format.number(countFigures(rows)),
    beyond: format.number(countBeyond(rows)),
    largest,
  });
  const heading = "mt-12 text-heading font-medium";
  return (
    <article className="page pt-12 sm:pt-16">
      <PageTitle description={t("description")}>{t("title")}</PageTitle>
      <h1 className="measure text-title font-light sm:text-4xl">{t("title")}</h1>
      <p className="measure mt-4 text-lg text-ink-muted">{summary}</p>
      <p className="measure mt-4">{t("how")}</p>
      <p className="mt-2 text-sm text-ink-muted">
        {t("measured", { date: format.date(`${TRUTH.measured}T12:00:00Z`, { dateStyle: "long", timeZone: "UTC" }) })}
      </p>

      <h2 className={heading}>{t("sectionsTitle")}</h2>
      <p className="measure mt-2 mb-4 text-ink-muted">{t("sectionsLead")}</p>
      {TRUTH.sections.map((section) => (
        <SectionDetails key={section.id} section={section} />
      ))}

      <h2 className={heading}>{t("unexplainedTitle")}</h2>
      <ul className="measure mt-2 list-disc ps-5">
        {UNEXPLAINED.map((key) => (
          <li key={key} className="py-1">
            {t(`unexplained.${key}`, { largest })}
          </li>
        ))}
      </ul>

      <h2 className={heading}>{t("language.title")}</h2>
      <p className="measure mt-2 mb-4">{t("language.lead")}</p>
      <LanguageMeasurements />

      <h2 className={heading}>{t("ledger.title")}</h2>
      <LedgerFiguresBlock />

      <h2 className={heading}>{t("limitsTitle")}</h2>
      <ul className="measure mt-2 list-disc ps-5">
        {LIMITS.map((key) => (
          <li key={key} className="py-1">
            {t(`limits.${key}`)}
          </li>
        ))}
      </ul>

      <h2 className={heading}>{t("runTitle")}</h2>
      <p className="measure mt-2">{t("run")}</p>
      <pre
        className="mt-3 overflow-x-auto rounded-md border border-line bg-surface-raised p-4 text-sm"
        tabIndex={0}
        lang="en"
      >
        <code>{COMMANDS}</code>
      </pre>
    </article>
  );
}
