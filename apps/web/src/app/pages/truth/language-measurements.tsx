import { useTranslation } from "react-i18next";
import { useFormat, type Format } from "../../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { TRUTH } from "./truth-data.ts";
import type { Share } from "./truth-types.ts";

const formatPercent = (format: Format, percent: number | null): string =>
  percent === null ? "–" : format.number(percent / 100, { style: "percent", minimumFractionDigits: 1 });
const formatShare = (format: Format, { share, low, high }: Share): string =>
  `${formatPercent(format, share)} (${format.number(low)}–${format.number(high)})`;

interface MeasurementTable {
  readonly id: "conversations" | "danger" | "verifier";
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function buildTables(format: Format): readonly MeasurementTable[] {
  const count = (value: number | null): string => (value === null ? "–" : format.number(value));
  return [
    {
      id: "conversations",
      columns: ["authors", "messages", "objectRight", "turns", "good", "besideQuestion", "wrong"],
      rows: TRUTH.conversations.map(({ authors, messages, objectRight, turns, ...judged }) => [
        authors,
        count(messages),
        formatPercent(format, objectRight),
        count(turns),
        ...[judged.good, judged.beside, judged.wrong].map((percent) => formatPercent(format, percent)),
      ]),
    },
    {
      id: "danger",
      columns: ["author", "messages", "recognised", "falseAlarms"],
      rows: TRUTH.danger.map(({ author, rows, recognised, falseAlarms }) => [
        author,
        count(rows),
        formatPercent(format, recognised),
        formatPercent(format, falseAlarms),
      ]),
    },
    {
      id: "verifier",
      columns: ["corpus", "statements", "caught", "accused"],
      rows: TRUTH.verifier.map(({ corpus, statements, caught, accused }) => [
        count(Number(corpus)),
        count(statements),
        formatShare(format, caught),
        formatShare(format, accused),
      ]),
    },
  ];
}

/** What new authors' words got when they were first measured; later figures on the same words would be better, and say less. */
export function LanguageMeasurements() {
  const { t } = useTranslation("truth");
  const format = useFormat();
  return buildTables(format).map(({ id, columns, rows }) => (
    <details key={id} className="border-t border-line last:border-b">
      <summary className="min-h-11 cursor-pointer py-3">
        <span className="font-medium">{t(`language.${id}.title`)}</span>
        <span className="block text-sm text-ink-muted">{t(`language.${id}.lead`)}</span>
      </summary>
      <div className="pb-5">
        <Table caption={t(`language.${id}.title`)}>
          <thead>
            <tr>
              {columns.map((column) => (
                <Th key={column}>{t(`language.columns.${column}`)}</Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = "", ...cells]) => (
              <tr key={first}>
                <Th scope="row">{first}</Th>
                {cells.map((cell, index) => (
                  <Td key={columns[index + 1]}>{cell}</Td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </details>
  ));
}
