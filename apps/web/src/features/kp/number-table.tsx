import type { KpNumberData } from "@lagna/contract";
import { GRAHA_WORDS, RASHI_WORDS, toEuropeanDigits } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDmsInSign } from "../../domain/formatting/format-degrees.ts";
import { type FormatTerm, useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/feedback.tsx";
import { Field, Input } from "../../ui/field.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { Table, Td, Th } from "../../ui/table.tsx";
import { fetchKpNumbers } from "./kp-api.ts";

interface NumberTableProps {
  readonly onChoose: (number: number) => void;
}

/** The table of 249, folded until it is opened. */
export function NumberTable({ onChoose }: NumberTableProps) {
  const { t } = useTranslation("kp");
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="no-print mt-14 border-y border-line"
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t("numbers.title")}</summary>
      {opened && <Numbers onChoose={onChoose} />}
    </details>
  );
}

/** The rows that match every word: a number, or the beginning of the name of the sign or of one of the lords. */
function filterNumbers(rows: readonly KpNumberData[], search: string, say: FormatTerm): readonly KpNumberData[] {
  const words = toEuropeanDigits(search.trim().toLocaleLowerCase()).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ number, sign, sign_lord, star_lord, sub_lord }) => {
    const names = [RASHI_WORDS[sign], ...[sign_lord, star_lord, sub_lord].map((id) => GRAHA_WORDS[id])].map((word) =>
      say(word).toLocaleLowerCase(),
    );
    return words.every((word) =>
      /^\d+$/.test(word) ? String(number) === word : names.some((name) => name.startsWith(word)),
    );
  });
}

function Numbers({ onChoose }: NumberTableProps) {
  const { t } = useTranslation("kp");
  const say = useTermFormatter();
  const format = useFormat();
  const [search, setSearch] = useState("");
  const numbers = useQuery({
    queryKey: ["kp", "numbers"],
    queryFn: ({ signal }) => fetchKpNumbers(signal),
    staleTime: Infinity,
  });
  if (numbers.error) return <LoadError query={numbers} fallback={t("numbers.failed")} className="mb-4" />;
  if (!numbers.data) return <Skeleton className="mb-4 h-72 w-full" />;
  const rows = filterNumbers(numbers.data, search, say);
  return (
    <div className="pb-6">
      <p className="measure text-sm text-ink-muted">{t("numbers.lead")}</p>
      <Field label={t("numbers.search")} hint={t("numbers.hint")} className="mt-4 max-w-md">
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
      </Field>
      <p role="status" className="mt-3 text-sm text-ink-muted">
        {t("numbers.count", { count: rows.length })}
      </p>
      <div className="mt-2 max-h-128 overflow-y-auto" tabIndex={0} role="group" aria-label={t("numbers.title")}>
        <Table caption={t("numbers.title")}>
          <thead>
            <tr>
              <Th>{t("numbers.number")}</Th>
              <Th>{t("numbers.sign")}</Th>
              <Th>{t("numbers.from")}</Th>
              <Th>{t("numbers.until")}</Th>
              <Th>{t("lords.sign_lord.name")}</Th>
              <Th>{t("lords.star_lord.name")}</Th>
              <Th>{t("lords.sub_lord.name")}</Th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.number}>
                <Th scope="row" className="py-0!">
                  <Button
                    variant="quiet"
                    className="px-2"
                    aria-label={t("numbers.choose", { number: format.number(row.number) })}
                    onClick={() => onChoose(row.number)}
                  >
                    {format.number(row.number)}
                  </Button>
                </Th>
                <Td>{say(RASHI_WORDS[row.sign])}</Td>
                <Td>{format.digits(formatDmsInSign(row.start % 30))}</Td>
                {/* The end of a sign is its 30°, not the next sign's 0°. */}
                <Td>{format.digits(row.end % 30 < 1e-9 ? "30°00′00″" : formatDmsInSign(row.end % 30))}</Td>
                <Td>{say(GRAHA_WORDS[row.sign_lord])}</Td>
                <Td>{say(GRAHA_WORDS[row.star_lord])}</Td>
                <Td>{say(GRAHA_WORDS[row.sub_lord])}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  );
}
