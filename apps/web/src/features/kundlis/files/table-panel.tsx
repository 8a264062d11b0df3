import { GENDER_WORDS, GENDERS } from "@lagna/terms";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type Meaning, MEANINGS } from "../../../domain/kundli-files/columns.data.ts";
import { dateOrderOf, isEnough } from "../../../domain/kundli-files/mapping.ts";
import { useWord } from "../../../domain/words/use-word.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Alert } from "../../../ui/feedback.tsx";
import { Field, Input, Select } from "../../../ui/field.tsx";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { type OpenTable, orderOf } from "./open-table.ts";

interface TablePanelProps {
  open: OpenTable;
  onMap: (column: number, meaning: Meaning | null) => void;
  onChoose: (choices: Partial<Pick<OpenTable, "order" | "gender" | "country">>) => void;
}

/** How many filled cells show what a column holds. */
const EXAMPLES = 3;

/** What each column of a table is taken for, with the first of what stands in it. */
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
      {!isEnough(mapping) && (
        <Alert tone="warn" className="mt-4">
          {t("table.dateNeeded")}
        </Alert>
      )}
      <DateOrderChoice open={open} onChoose={onChoose} />
      <Usual open={open} onChoose={onChoose} />
    </section>
  );
}

interface ColumnRowProps extends Pick<TablePanelProps, "open" | "onMap"> {
  index: number;
}

function ColumnRow({ open: { table, mapping }, index, onMap }: ColumnRowProps) {
  const { t } = useTranslation("files");
  const name = table.columns[index] ?? "";
  const meaning = MEANINGS.find((each) => mapping[each] === index);
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
          onChange={({ target }) => onMap(index, MEANINGS.find((each) => each === target.value) ?? null)}
        >
          <option value="">{t("table.leftOut")}</option>
          {MEANINGS.map((each) => (
            <option key={each} value={each}>
              {t(`meaning.${each}`)}
            </option>
          ))}
        </Select>
      </Td>
      <Td className="[overflow-wrap:anywhere] text-ink-muted">{examples.join(" · ").slice(0, 160)}</Td>
    </tr>
  );
}

/** Asked where figures alone do not tell, and always open to another answer. */
function DateOrderChoice({ open, onChoose }: Pick<TablePanelProps, "open" | "onChoose">) {
  const { t } = useTranslation("files");
  const name = useId();
  const told = dateOrderOf(open.table, open.mapping);
  if (told === null) return null;
  const order = orderOf(open);
  const example = open.table.rows
    .map(({ cells }) => cells[open.mapping.date ?? -1] ?? "")
    .find((cell) => /^\D*\d{1,2}\D+\d{1,2}\D+\d{4}/.test(cell));
  return (
    <fieldset className="mt-5">
      <legend className="text-sm font-medium">{t(`order.${told}`, { example })}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {(["day", "month"] as const).map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name={name}
              className="size-5 accent-accent"
              checked={order === each}
              onChange={() => onChoose({ order: each })}
            />
            {t(`order.${each}First`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What rows are taken to say that say nothing. */
function Usual({ open, onChoose }: Pick<TablePanelProps, "open" | "onChoose">) {
  const { t } = useTranslation("files");
  const say = useWord();
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
            onChange={({ target }) => onChoose({ gender: GENDERS.find((each) => each === target.value) ?? "male" })}
          >
            {GENDERS.map((gender) => (
              <option key={gender} value={gender}>
                {say(GENDER_WORDS[gender])}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
