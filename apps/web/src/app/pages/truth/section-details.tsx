import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { formatDifference } from "./format-difference.ts";
import { countBeyond, countFigures, listSources, TRUTH } from "./truth-data.ts";
import type { KnownDifference, SourceDifferences, TruthSection } from "./truth-types.ts";

function useDifferenceText(): (value: number, unit: string) => string {
  const { t } = useTranslation("truth");
  const format = useFormat();
  const words = {
    less: (figure: string) => t("less", { figure }),
    unit: (unit: string) => t(`units.${unit}`, { defaultValue: unit }),
  };
  return (value, unit) => formatDifference(format, value, unit, words);
}

/** A name of the tests or of a source, which is not translated. */
const Untranslated = ({ children }: { children: string }) => <span lang="en">{children}</span>;

function SourceRow({ row }: { row: SourceDifferences }) {
  const { t } = useTranslation("truth");
  const format = useFormat();
  const show = useDifferenceText();
  const { source, unit, figures, beyond, largest, median } = row;
  const { name, kind } = TRUTH.sources[source] ?? { name: source, kind: "program" };
  return (
    <tr>
      <Th scope="row" className="min-w-44">
        <Untranslated>{name}</Untranslated>
        <span className="block text-xs font-normal text-ink-muted">{t(`kinds.${kind}`)}</span>
      </Th>
      <Td>{format.number(figures)}</Td>
      <Td>{format.number(beyond)}</Td>
      <Td className="min-w-32">
        {largest === null ? (
          t("whole")
        ) : (
          <>
            {show(largest.error, unit)}
            <span className="block text-xs text-ink-muted">
              <Untranslated>{largest.quantity}</Untranslated>
            </span>
          </>
        )}
      </Td>
      <Td>{median === null ? "–" : show(median, unit)}</Td>
      <Td>{largest === null ? "–" : show(largest.tolerance, unit)}</Td>
    </tr>
  );
}

function SourceTable({ section: { id, sources } }: { section: TruthSection }) {
  const { t } = useTranslation("truth");
  return (
    <Table caption={t("tableCaption", { section: t(`sections.${id}`) })}>
      <thead>
        <tr>
          {(["source", "figures", "beyond", "largest", "median", "allowed"] as const).map((key) => (
            <Th key={key}>{t(`columns.${key}`)}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((row) => (
          <SourceRow key={`${row.source} ${row.unit}`} row={row} />
        ))}
      </tbody>
    </Table>
  );
}

function DifferenceList({ differences }: { differences: readonly KnownDifference[] }) {
  const { t } = useTranslation("truth");
  return (
    <>
      <h3 className="mt-4 font-medium">{t("knownTitle")}</h3>
      <ul className="mt-1">
        {differences.map(({ subject, theirs, ours, reason }) => (
          <li key={subject} className="border-t border-line py-3 wrap-anywhere">
            <p className="font-medium" lang="en">
              {subject}
            </p>
            {theirs !== "" && (
              <p>
                {t("theirs")} <Untranslated>{theirs}</Untranslated>
              </p>
            )}
            {ours !== "" && (
              <p>
                {t("ours")} <Untranslated>{ours}</Untranslated>
              </p>
            )}
            <p className="text-ink-muted" lang="en">
              {reason}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A section of the product as one line, which opens to its sources and to the differences that are known. */
export function SectionDetails({ section }: { section: TruthSection }) {
  const { t } = useTranslation("truth");
  const format = useFormat();
  const { id, sources, differences } = section;
  const counts = {
    sources: format.number(listSources(sources).length),
    figures: format.number(countFigures(sources)),
    beyond: format.number(countBeyond(sources)),
    differences: format.number(differences.length),
  };
  return (
    <details className="border-t border-line last:border-b">
      <summary className="min-h-11 cursor-pointer py-3">
        <span className="font-medium">{t(`sections.${id}`)}</span>
        <span className="block text-sm text-ink-muted">
          {sources.length === 0 ? t("noSource") : t("counts", counts)}
        </span>
      </summary>
      <div className="pb-5">
        {id in NOTES && <p className="measure mb-3">{t(`notes.${id}`)}</p>}
        {sources.length > 0 && <SourceTable section={section} />}
        {differences.length > 0 && <DifferenceList differences={differences} />}
      </div>
    </details>
  );
}

/** Sections with a sentence of their own. */
const NOTES: Partial<Record<TruthSection["id"], true>> = {
  matching: true,
  eclipses: true,
  muhurta: true,
  uncertainty: true,
  yogas: true,
  browser: true,
};
