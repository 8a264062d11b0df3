import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { shiftDate, toClockMinutes } from "../../domain/almanac/almanac-time.ts";
import { cx } from "../../lib/cx.ts";
import { createPreference, usePreference } from "../../lib/preferences.ts";
import { Field, Input } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { type PanchangDay, usePanchangDay } from "./almanac-api.ts";
import {
  buildSankalpa,
  isAfterFortnight,
  isAfterSankranti,
  moveToMinute,
  SANKALPA_CUSTOMS,
  type SankalpaId,
  toMinuteOfDay,
} from "./build-sankalpa.ts";
import type { AlmanacAddress } from "./use-almanac-address.ts";
import { useSankalpaReason } from "./use-sankalpa-reason.ts";

const customPreference = createPreference<(typeof SANKALPA_CUSTOMS)[number]>(
  "lagna_sankalpa_custom",
  SANKALPA_CUSTOMS,
  () => "north",
);

interface SankalpaProps {
  readonly day: PanchangDay;
  readonly address: AlmanacAddress;
  /** Milliseconds of the present minute. */
  readonly now: number;
}

const MINUTE_MS = 60_000;

/** The clock at the place now if the day runs, or else at its sunrise. */
function chooseTime({ date, sunrise, place, sunset }: PanchangDay, now: number): string {
  const local = new Date(now).toLocaleString("sv-SE", { timeZone: place.time_zone });
  const begun = sunrise === null || Date.parse(sunrise) <= now;
  if (local.startsWith(date) && begun) return local.slice(11, 16);
  if (sunrise === null || sunset === null) return "12:00";
  return new Date(toClockMinutes(sunrise) * MINUTE_MS).toISOString().slice(11, 16);
}

/** The declaration of place and time that begins a rite, for a minute of the day; folded. */
export function SankalpaCard({ day, address, now }: SankalpaProps) {
  const { t } = useTranslation("sankalpa");
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="no-print mt-8 border-y border-line"
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center py-2 font-semibold">{t("title")}</summary>
      {opened && <SankalpaOfDay key={day.date} day={day} address={address} now={now} />}
    </details>
  );
}

function SankalpaOfDay({ day, address, now }: SankalpaProps) {
  const { t } = useTranslation("sankalpa");
  const [chosen, setChosen] = useState("");
  const [custom, setCustom] = usePreference(customPreference);
  const time = chosen || chooseTime(day, now);
  const minute = toMinuteOfDay(day, time);
  const props = { day, minute, custom };
  return (
    <div className="pb-6">
      <p className="measure text-ink-muted">{t("lead")}</p>
      <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-4">
        <Field label={t("time")} hint={t("timeHint")} className="max-w-xs">
          {(control) => (
            <Input {...control} type="time" value={time} onChange={({ target }) => setChosen(target.value)} />
          )}
        </Field>
        <Segmented
          label={t("custom.label")}
          showLabel
          value={custom}
          options={SANKALPA_CUSTOMS.map((value) => ({ value, label: t(`custom.${value}`) }))}
          onChange={setCustom}
        />
      </div>
      {isAfterFortnight(day, minute) || isAfterSankranti(day, minute) ? (
        <WordsAfterChange {...props} address={address} />
      ) : (
        <SankalpaWords {...props} />
      )}
      <p className="measure mt-4 text-sm text-ink-muted">{t("then")}</p>
    </div>
  );
}

type WordsProps = Pick<SankalpaProps, "day"> & Parameters<typeof useSankalpaReason>[1];

/** The month, year or season has changed since the sunrise: they are those of the next day. */
function WordsAfterChange({ address, ...props }: WordsProps & { address: AlmanacAddress }) {
  const { day, minute } = props;
  const date = shiftDate(day.date, 1);
  const { data, isError } = usePanchangDay({ ...address.query, date });
  const { t } = useTranslation("almanac");
  if (isError) return <p className="mt-4 text-bad">{t("failed")}</p>;
  // While it loads, the answer of another day may still be there.
  if (data?.date !== date) return null;
  return <SankalpaWords {...props} day={moveToMinute(day, data, minute)} />;
}

function SankalpaWords({ day, minute, custom }: WordsProps) {
  const [open, setOpen] = useState<SankalpaId | null>(null);
  const explain = useSankalpaReason(day, { minute, custom });
  const panel = useId();
  return (
    <ul className="mt-5 flex flex-wrap gap-x-2 gap-y-1">
      {buildSankalpa(day, minute, custom).map(({ id, devanagari, latin }) => (
        <li key={id} className={cx(open === id && "basis-full")}>
          <button
            type="button"
            aria-expanded={open === id}
            aria-controls={open === id ? panel : undefined}
            onClick={() => setOpen(open === id ? null : id)}
            className={cx(
              "min-h-11 rounded-sm px-1 py-1 text-start hover:bg-accent-wash",
              open === id && "bg-accent-wash",
            )}
          >
            <span lang="sa" className="block text-lg">
              {devanagari}
            </span>
            <span lang="sa-Latn" className="block text-sm text-ink-muted">
              {latin}
            </span>
          </button>
          {open === id && (
            <p id={panel} className="measure mb-2 border-s-2 border-accent ps-3">
              {explain(id)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
