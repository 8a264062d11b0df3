import { COLUMN_FIELDS, type ColumnField, detectColumnDateOrder, isMappingSufficient } from "@lagna/birth-tables";
import { GENDER_WORDS, GENDERS } from "@lagna/terms";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Alert } from "../../../ui/feedback.tsx";
import { Field, Input, Select } from "../../../ui/field.tsx";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { type TableDraft, findDateOrder } from "./table-draft.ts";

interface TablePanelProps {
  open: TableDraft;
  onMap: (column: number, meaning: ColumnField | null) => void;
  onChoose: (choices: Partial<Pick<TableDraft, "order" | "gender" | "country">>) => void;
}

/** How many filled cells are shown as examples of a column. */
const EXAMPLES = 3;

/** The meaning of each column of a table, with its first values. */
export function TablePanel({ open, onMap, onChoose }: TablePanelProps) {
  const { t } = useTranslation("files");
  const { table, mapping } = open;
  return (
    <section aria-label={t("table.title", { file: table.file })}>
      <h3 className="mb-1 font-semibold">{t("table.title", { file: table.file })}</h3>
      <p className="measure mb-3 text-sm text-ink-muted">{t("table.lead")}</p>
      <Table caption={t("table.title", { file: table.file })}>
        <thead>
          <tr>
            <Th>{t("table.column")}</Th>
            <Th>{t("table.meaning")}</Th>
            <Th>{t("table.examples")}</Th>
          </tr>
        </thead>
        <tbody>
          {table.columns.map((column, index) => (
            <ColumnRow key={`${index} ${column}`} open={open} index={index} onMap={onMap} />
          ))}
        </tbody>
      </Table>
      {!isMappingSufficient(mapping) && (
        <Alert tone="warn" className="mt-4">
          {t("table.dateNeeded")}
        </Alert>
      )}
      <DateOrderChoice open={open} onChoose={onChoose} />
      <DefaultValues open={open} onChoose={onChoose} />
    </section>
  );
}

interface ColumnRowProps extends Pick<TablePanelProps, "open" | "onMap"> {
  index: number;
}

function ColumnRow({ open: { table, mapping }, index, onMap }: ColumnRowProps) {
  const { t } = useTranslation("files");
  const name = table.columns[index] ?? "";
  const meaning = COLUMN_FIELDS.find((field) => mapping[field] === index);
  const examples: string[] = [];
  for (const { cells } of table.rows) {
    if (examples.length === EXAMPLES) break;
    if (cells[index]) examples.push(cells[index]);
  }
  return (
    <tr>
      <Th scope="row" className="min-w-24 [overflow-wrap:anywhere]">
        {name}
      </Th>
      <Td className="min-w-44">
        <Select
          aria-label={t("table.meaningOf", { column: name })}
          value={meaning ?? ""}
          onChange={({ target }) => onMap(index, COLUMN_FIELDS.find((field) => field === target.value) ?? null)}
        >
          <option value="">{t("table.leftOut")}</option>
          {COLUMN_FIELDS.map((choice) => (
            <option key={choice} value={choice}>
              {t(`meaning.${choice}`)}
            </option>
          ))}
        </Select>
      </Td>
      <Td className="[overflow-wrap:anywhere] text-ink-muted">{examples.join(" · ").slice(0, 160)}</Td>
    </tr>
  );
}

/** Required if the dates are ambiguous; the user can always change it. */
function DateOrderChoice({ open, onChoose }: Pick<TablePanelProps, "open" | "onChoose">) {
  const { t } = useTranslation("files");
  const name = useId();
  const detected = detectColumnDateOrder(open.table, open.mapping);
  if (detected === null) return null;
  const order = findDateOrder(open);
  const example = open.table.rows
    .map(({ cells }) => cells[open.mapping.date ?? -1] ?? "")
    .find((cell) => /^\D*\d{1,2}\D+\d{1,2}\D+\d{4}/.test(cell));
  return (
    <fieldset className="mt-5">
      <legend className="text-sm font-medium">{t(`order.${detected}`, { example })}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {(["day", "month"] as const).map((option) => (
          <label key={option} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name={name}
              className="size-5 accent-accent"
              checked={order === option}
              onChange={() => onChoose({ order: option })}
            />
            {t(`order.${option}First`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Values for rows that do not state them. */
function DefaultValues({ open, onChoose }: Pick<TablePanelProps, "open" | "onChoose">) {
  const { t } = useTranslation("files");
  const formatTerm = useTermFormatter();
  const format = useFormat();
  const { rows } = open.table;
  return (
    <div className="mt-5 grid max-w-xl gap-4 sm:grid-cols-2">
      <p className="text-sm text-ink-muted sm:col-span-2">
        {t("usual.lead", { count: rows.length, shown: format.number(rows.length) })}
      </p>
      <Field label={t("usual.country")}>
        {(control) => (
          <Input
            {...control}
            value={open.country}
            maxLength={120}
            onChange={({ target }) => onChoose({ country: target.value })}
          />
        )}
      </Field>
      <Field label={t("usual.gender")}>
        {(control) => (
          <Select
            {...control}
            value={open.gender}
            onChange={({ target }) => onChoose({ gender: GENDERS.find((option) => option === target.value) ?? "male" })}
          >
            {GENDERS.map((gender) => (
              <option key={gender} value={gender}>
                {formatTerm(GENDER_WORDS[gender])}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
