import { MAX_LIFE_EVENTS } from "@lagna/contract";
import { LIFE_EVENT_WORDS, LIFE_EVENTS, type LifeEventKind } from "@lagna/terms";
import Plus from "~icons/lucide/plus";
import X from "~icons/lucide/x";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Field, Input, Select } from "../../../ui/field.tsx";
import { useTermFormatter } from "../../formatting/use-term-formatter.ts";
import { EMPTY_LIFE_EVENT, type LifeEventInput } from "./life-events.ts";

interface LifeEventRowsProps {
  events: readonly LifeEventInput[];
  onChange: (events: readonly LifeEventInput[]) => void;
  /** The server's errors on single events, by their index. */
  rejected: ReadonlyMap<number, string>;
}

/** Form rows for life events: what happened, and when, as far as that is known. */
export function LifeEventRows({ events, onChange, rejected }: LifeEventRowsProps) {
  const { t } = useTranslation("rectify");
  const set = (row: number, change: Partial<LifeEventInput>) =>
    onChange(events.map((event, index) => (index === row ? { ...event, ...change } : event)));
  const remove = (row: number) => {
    const remaining = events.filter((_, index) => index !== row);
    onChange(remaining.length > 0 ? remaining : [EMPTY_LIFE_EVENT]);
  };
  return (
    <div className="flex flex-col gap-4">
      {events.map((event, row) => (
        <LifeEventRow
          key={row}
          number={row + 1}
          event={event}
          rejected={rejected.get(row)}
          onChange={(change) => set(row, change)}
          onRemove={() => remove(row)}
        />
      ))}
      {events.length < MAX_LIFE_EVENTS && (
        <Button
          className="self-start"
          onClick={() => onChange([...events, EMPTY_LIFE_EVENT])}
          icon={<Plus aria-hidden="true" className="size-4" />}
        >
          {t("add")}
        </Button>
      )}
    </div>
  );
}

interface LifeEventRowProps {
  number: number;
  event: LifeEventInput;
  rejected: string | undefined;
  onChange: (change: Partial<LifeEventInput>) => void;
  onRemove: () => void;
}

function LifeEventRow({ number, event, rejected, onChange, onRemove }: LifeEventRowProps) {
  const { t } = useTranslation("rectify");
  const say = useTermFormatter();
  const format = useFormat();
  const numberParams = { number: format.number(number) };
  return (
    <fieldset className="@container min-w-0">
      <legend className="sr-only">{t("event", numberParams)}</legend>
      <div className="flex items-start gap-1">
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(4rem,3fr)_minmax(7.25rem,5fr)_minmax(3.25rem,2fr)] gap-2 @min-[34rem]:grid-cols-[minmax(12rem,4fr)_minmax(4.5rem,2fr)_minmax(8rem,3fr)_minmax(4rem,1fr)]">
          <Field label={t("kind")} error={rejected} className="col-span-3 @min-[34rem]:col-span-1">
            {(control) => (
              <Select
                {...control}
                value={event.kind}
                onChange={({ target }) => onChange({ kind: target.value as LifeEventKind | "" })}
              >
                <option value="">{t("choose")}</option>
                {LIFE_EVENTS.map((kind) => (
                  <option key={kind} value={kind}>
                    {say(LIFE_EVENT_WORDS[kind])}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t("year")}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                value={event.year}
                onChange={({ target }) => onChange({ year: target.value })}
              />
            )}
          </Field>
          <Field label={t("month")}>
            {(control) => (
              <Select {...control} value={event.month} onChange={({ target }) => onChange({ month: target.value })}>
                <option value="">{t("notKnown")}</option>
                {Array.from({ length: 12 }, (_, index) => (
                  <option key={index} value={String(index + 1)}>
                    {format.date(Date.UTC(2001, index, 15), { month: "long", timeZone: "UTC" })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t("day")}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                value={event.day}
                onChange={({ target }) => onChange({ day: target.value })}
              />
            )}
          </Field>
        </div>
        <IconButton label={t("remove", numberParams)} onClick={onRemove} className="mt-6.5">
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </fieldset>
  );
}
