import { MOST_SAVED_KUNDLIS } from "@lagna/contract";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MEANINGS } from "../../../domain/kundli-files/columns.data.ts";
import type { Readable, Source, Unreadable } from "../../../domain/kundli-files/read-result.ts";
import type { Sorted } from "../../../domain/kundli-files/same-birth.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback.tsx";
import { Field, Input } from "../../../ui/field.tsx";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { useBirthWords } from "../birth-words.ts";
import type { NewKundli } from "./save-all.ts";

interface PreviewProps {
  sorted: Sorted;
  unread: readonly Unreadable[];
  /** Files of which something is left to be said. */
  waiting: readonly string[];
  /** How many more the account keeps. */
  room: number;
  /** Whether one of the saved ones is the person's own chart already. */
  hasSelf: boolean;
  onSave: (all: readonly NewKundli[]) => void;
}

const AT_ONCE = 50;
const LONGEST_TAG = 40;

/** With ids of their own from here on: sent twice they are saved once. Whose chart is whose is not changed by a file. */
function newKundlis(reads: readonly Readable[], tag: string, hasSelf: boolean): NewKundli[] {
  let self = hasSelf;
  return reads.map(({ fields }) => {
    const is_self = fields.is_self && !self;
    self ||= is_self;
    const tags = tag === "" || fields.tags.includes(tag) ? fields.tags : [...fields.tags, tag].slice(-20);
    return { id: crypto.randomUUID(), fields: { ...fields, tags, is_self } };
  });
}

export function Preview({ sorted: { fresh, doubles }, unread, waiting, room, hasSelf, onSave }: PreviewProps) {
  const { t } = useTranslation("files");
  const format = useFormat();
  const [tag, setTag] = useState("");
  const [withDoubles, setWithDoubles] = useState(false);
  const chosen = withDoubles ? [...fresh, ...doubles.map(({ read }) => read)] : fresh;
  const counted = (count: number) => ({ count, shown: format.number(count) });
  return (
    <>
      {unread.length > 0 && <UnreadList unread={unread} />}
      {doubles.length > 0 && <DoubleList doubles={doubles} included={withDoubles} onInclude={setWithDoubles} />}
      <section aria-labelledby="ready-heading">
        <h3 id="ready-heading" className="mb-3 font-semibold">
          {t("ready.title", counted(fresh.length))}
        </h3>
        {fresh.length > 0 && <ReadyTable reads={fresh} />}
        <div className="mt-5 max-w-sm">
          <Field label={t("ready.tag")} hint={t("ready.tagHint")}>
            {(control) => (
              <Input {...control} value={tag} maxLength={LONGEST_TAG} onChange={({ target }) => setTag(target.value)} />
            )}
          </Field>
        </div>
        {fresh.length > room && (
          <Alert tone="warn" className="mt-5">
            {t("ready.room", { most: format.number(MOST_SAVED_KUNDLIS), ...counted(fresh.length - Math.max(0, room)) })}
          </Alert>
        )}
        {waiting.length > 0 && (
          <Alert tone="warn" className="mt-5">
            {t("ready.waiting", { files: waiting.join(", ") })}
          </Alert>
        )}
        <div className="mt-6">
          <Button
            variant="primary"
            disabled={chosen.length === 0 || waiting.length > 0}
            onClick={() => onSave(newKundlis(chosen, tag.trim(), hasSelf))}
          >
            {t("ready.save", counted(chosen.length))}
          </Button>
        </div>
      </section>
    </>
  );
}

/** The first of many, and more at a press. */
function useSome<T>(all: readonly T[]): { some: readonly T[]; more: ReactNode } {
  const { t } = useTranslation("files");
  const [count, setCount] = useState(AT_ONCE);
  const more =
    all.length > count ? (
      <Button variant="quiet" className="mt-2 px-3" onClick={() => setCount(count + AT_ONCE * 4)}>
        {t("more")}
      </Button>
    ) : null;
  return { some: all.slice(0, count), more };
}

function useSourceText() {
  const { t } = useTranslation("files");
  const { number } = useFormat();
  return ({ file, line }: Source): string =>
    line === null ? file : t("lineOf", { file, line: number(line, { useGrouping: false }) });
}

function UnreadList({ unread }: { unread: readonly Unreadable[] }) {
  const { t } = useTranslation("files");
  const format = useFormat();
  const source = useSourceText();
  const { some, more } = useSome(unread);
  // Of what cannot be stored the field is told, by the name it has here.
  const wordOf = ({ code, value }: Unreadable["problem"]): string => {
    const field = code === "unfit" ? MEANINGS.find((meaning) => meaning === value) : undefined;
    return field === undefined ? value : t(`meaning.${field}`);
  };
  return (
    <section aria-labelledby="unread-heading">
      <h3 id="unread-heading" className="mb-2 font-semibold text-warn">
        {t("unread.title", { count: unread.length, shown: format.number(unread.length) })}
      </h3>
      <ul className="text-sm">
        {some.map((one, index) => (
          <li key={index} className="border-t border-line py-2 [overflow-wrap:anywhere]">
            <span className="font-medium">{source(one.source)}:</span>{" "}
            {t(`problem.${one.problem.code}`, { value: wordOf(one.problem) })}
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

interface DoubleListProps {
  doubles: Sorted["doubles"];
  included: boolean;
  onInclude: (included: boolean) => void;
}

function DoubleList({ doubles, included, onInclude }: DoubleListProps) {
  const { t } = useTranslation("files");
  const format = useFormat();
  const source = useSourceText();
  const words = useBirthWords();
  const { some, more } = useSome(doubles);
  return (
    <section aria-labelledby="doubles-heading">
      <h3 id="doubles-heading" className="mb-2 font-semibold">
        {t("doubles.title", { count: doubles.length, shown: format.number(doubles.length) })}
      </h3>
      <ul className="text-sm">
        {some.map(({ read, of }, index) => (
          <li key={index} className="border-t border-line py-2 [overflow-wrap:anywhere]">
            <span className="font-medium">{read.fields.name}</span>, {words.date(read.fields)},{" "}
            {words.time(read.fields)}{" "}
            <span className="text-ink-muted">
              ({source(read.source)}) · {t(of === null ? "doubles.inFiles" : "doubles.saved")}
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

function ReadyTable({ reads }: { reads: readonly Readable[] }) {
  const { t } = useTranslation("files");
  const words = useBirthWords();
  const source = useSourceText();
  const { some, more } = useSome(reads);
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
          {some.map(({ source: from, fields, remarks }, index) => (
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
                {remarks.map((remark) => (
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
