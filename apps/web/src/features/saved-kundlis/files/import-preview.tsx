import { COLUMN_FIELDS, type ReadableKundli, type SourceLocation, type UnreadableKundli } from "@lagna/birth-tables";
import { MAX_SAVED_KUNDLIS } from "@lagna/contract";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { createId } from "../../../lib/create-id.ts";
import type { DuplicateCheck } from "../../../domain/kundli-files/find-duplicates.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback.tsx";
import { Field, Input } from "../../../ui/field.tsx";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { useBirthText } from "../use-birth-text.ts";
import type { NewKundli } from "./save-all.ts";

interface ImportPreviewProps {
  sorted: DuplicateCheck;
  unread: readonly UnreadableKundli[];
  /** Files whose columns are not fully described yet. */
  incompleteFiles: readonly string[];
  /** How many more kundlis the account can store. */
  remainingCapacity: number;
  /** Whether one of the saved kundlis is the user's own chart already. */
  hasSelf: boolean;
  /** Whether the charts come out as in the program they come from. */
  proof: ReactNode;
  onSave: (all: readonly NewKundli[]) => void;
}

const SHOWN_AT_ONCE = 50;
const MAX_TAG_LENGTH = 40;

/** Assigns ids here, so that kundlis sent twice are saved once. A file does not change which chart is the user's own. */
function createNewKundlis(reads: readonly ReadableKundli[], tag: string, hasSelf: boolean): NewKundli[] {
  let self = hasSelf;
  return reads.map(({ fields }) => {
    const is_self = fields.is_self && !self;
    self ||= is_self;
    const tags = tag === "" || fields.tags.includes(tag) ? fields.tags : [...fields.tags, tag].slice(-20);
    return { id: createId(), fields: { ...fields, tags, is_self } };
  });
}

export function ImportPreview({
  sorted: { unique, duplicates },
  unread,
  incompleteFiles,
  remainingCapacity,
  hasSelf,
  proof,
  onSave,
}: ImportPreviewProps) {
  const { t } = useTranslation("files");
  const format = useFormat();
  const [tag, setTag] = useState("");
  const [withDoubles, setWithDoubles] = useState(false);
  const chosen = withDoubles ? [...unique, ...duplicates.map(({ read }) => read)] : unique;
  const toCountParams = (count: number) => ({ count, shown: format.number(count) });
  return (
    <>
      {unread.length > 0 && <UnreadList unread={unread} />}
      {duplicates.length > 0 && (
        <DuplicateList doubles={duplicates} included={withDoubles} onInclude={setWithDoubles} />
      )}
      <section aria-labelledby="ready-heading">
        <h3 id="ready-heading" className="mb-3 font-semibold">
          {t("ready.title", toCountParams(unique.length))}
        </h3>
        {unique.length > 0 && <ReadyTable reads={unique} />}
        {proof}
        <div className="mt-5 max-w-sm">
          <Field label={t("ready.tag")} hint={t("ready.tagHint")}>
            {(control) => (
              <Input
                {...control}
                value={tag}
                maxLength={MAX_TAG_LENGTH}
                onChange={({ target }) => setTag(target.value)}
              />
            )}
          </Field>
        </div>
        {unique.length > remainingCapacity && (
          <Alert tone="warn" className="mt-5">
            {t("ready.room", {
              most: format.number(MAX_SAVED_KUNDLIS),
              ...toCountParams(unique.length - Math.max(0, remainingCapacity)),
            })}
          </Alert>
        )}
        {incompleteFiles.length > 0 && (
          <Alert tone="warn" className="mt-5">
            {t("ready.waiting", { files: incompleteFiles.join(", ") })}
          </Alert>
        )}
        <div className="mt-6">
          <Button
            variant="primary"
            disabled={chosen.length === 0 || incompleteFiles.length > 0}
            onClick={() => onSave(createNewKundlis(chosen, tag.trim(), hasSelf))}
          >
            {t("ready.save", toCountParams(chosen.length))}
          </Button>
        </div>
      </section>
    </>
  );
}

/** The first of many items, with a button that shows more. */
function useShowMore<T>(all: readonly T[]): { some: readonly T[]; more: ReactNode } {
  const { t } = useTranslation("files");
  const [count, setCount] = useState(SHOWN_AT_ONCE);
  const more =
    all.length > count ? (
      <Button variant="quiet" className="mt-2 px-3" onClick={() => setCount(count + SHOWN_AT_ONCE * 4)}>
        {t("more")}
      </Button>
    ) : null;
  return { some: all.slice(0, count), more };
}

function useSourceText() {
  const { t } = useTranslation("files");
  const { number } = useFormat();
  return ({ file, line }: SourceLocation): string =>
    line === null ? file : t("lineOf", { file, line: number(line, { useGrouping: false }) });
}

function UnreadList({ unread }: { unread: readonly UnreadableKundli[] }) {
  const { t } = useTranslation("files");
  const format = useFormat();
  const source = useSourceText();
  const { some, more } = useShowMore(unread);
  // Names the field that cannot be stored as the form names it.
  const getFieldName = ({ code, value }: UnreadableKundli["problem"]): string => {
    const field = code === "unfit" ? COLUMN_FIELDS.find((meaning) => meaning === value) : undefined;
    return field === undefined ? value : t(`meaning.${field}`);
  };
  return (
    <section aria-labelledby="unread-heading">
      <h3 id="unread-heading" className="mb-2 font-semibold text-warn">
        {t("unread.title", { count: unread.length, shown: format.number(unread.length) })}
      </h3>
      <ul className="text-sm">
        {some.map((item, index) => (
          <li key={index} className="border-t border-line py-2 [overflow-wrap:anywhere]">
            <span className="font-medium">{source(item.source)}:</span>{" "}
            {t(`problem.${item.problem.code}`, { value: getFieldName(item.problem) })}
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

interface DuplicateListProps {
  doubles: DuplicateCheck["duplicates"];
  included: boolean;
  onInclude: (included: boolean) => void;
}

function DuplicateList({ doubles, included, onInclude }: DuplicateListProps) {
  const { t } = useTranslation("files");
  const format = useFormat();
  const source = useSourceText();
  const words = useBirthText();
  const { some, more } = useShowMore(doubles);
  return (
    <section aria-labelledby="doubles-heading">
      <h3 id="doubles-heading" className="mb-2 font-semibold">
        {t("doubles.title", { count: doubles.length, shown: format.number(doubles.length) })}
      </h3>
      <ul className="text-sm">
        {some.map(({ read, of: existing }, index) => (
          <li key={index} className="border-t border-line py-2 [overflow-wrap:anywhere]">
            <span className="font-medium">{read.fields.name}</span>, {words.date(read.fields)},{" "}
            {words.time(read.fields)}{" "}
            <span className="text-ink-muted">
              ({source(read.source)}) · {t(existing === null ? "doubles.inFiles" : "doubles.saved")}
            </span>
          </li>
        ))}
      </ul>
      {more}
      <label className="mt-2 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={included}
          onChange={({ target }) => onInclude(target.checked)}
        />
        <span className="text-sm">{t("doubles.include")}</span>
      </label>
    </section>
  );
}

function ReadyTable({ reads }: { reads: readonly ReadableKundli[] }) {
  const { t } = useTranslation("files");
  const words = useBirthText();
  const source = useSourceText();
  const { some, more } = useShowMore(reads);
  return (
    <>
      <Table caption={t("ready.table")}>
        <thead>
          <tr>
            <Th>{t("meaning.name")}</Th>
            <Th>{t("meaning.date")}</Th>
            <Th>{t("meaning.time")}</Th>
            <Th>{t("meaning.place")}</Th>
            <Th>{t("ready.from")}</Th>
          </tr>
        </thead>
        <tbody>
          {some.map(({ source: from, fields, warnings }, index) => (
            <tr key={index}>
              <Th scope="row" className="[overflow-wrap:anywhere]">
                {fields.name || "–"}
              </Th>
              <Td>{words.date(fields)}</Td>
              <Td className="whitespace-nowrap">
                {words.time(fields)} <span className="text-xs text-ink-muted">{fields.utc_offset}</span>
              </Td>
              <Td className="[overflow-wrap:anywhere]">
                {words.location(fields, null)}
                {warnings.map((remark) => (
                  <span key={remark} className="block text-xs text-warn">
                    {t(`remark.${remark}`)}
                  </span>
                ))}
              </Td>
              <Td className="[overflow-wrap:anywhere] text-xs text-ink-muted">{source(from)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {more}
    </>
  );
}
