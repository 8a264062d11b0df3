import { GRAHA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { cx } from "../../../lib/cx.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import type { ChartFocusStore } from "../../chart/chart-focus.ts";
import { GRAHA_BACKGROUND } from "../../chart/graha-colours.ts";
import { useHighlightedRow } from "../../chart/use-highlighted-row.ts";
import { useTermFormatter } from "../../formatting/use-term-formatter.ts";
import { sortByRank, type BhavaBala, type GrahaStrength, type SaptaGraha, type Shadbala } from "./strength-data.ts";

/** Full bar length as a multiple of the required strength: hardly any graha reaches twice the requirement. */
const FULL_RATIO = 2;
const REQUIRED = `${100 / FULL_RATIO}%`;

/** Each graha as a bar compared with its required strength, the strongest first. */
export function GrahaBars({ shadbala, focus }: { shadbala: Shadbala; focus: ChartFocusStore }) {
  const { t } = useTranslation("subjects");
  return (
    <div>
      <h4 className="sr-only">{t("strengths.grahas")}</h4>
      <p aria-hidden="true" className="ms-20 me-24 mb-1 text-xs text-ink-muted">
        <span className="block -translate-x-1/2" style={{ marginInlineStart: REQUIRED, width: "max-content" }}>
          {t("strengths.required")}
        </span>
      </p>
      <ol>
        {sortByRank(shadbala).map((id) => (
          <GrahaBar key={id} id={id} strength={shadbala[id]} focus={focus} />
        ))}
      </ol>
    </div>
  );
}

function GrahaBar({ id, strength, focus }: { id: SaptaGraha; strength: GrahaStrength; focus: ChartFocusStore }) {
  const { t } = useTranslation("subjects");
  const say = useTermFormatter();
  const format = useFormat();
  const { lit, props } = useHighlightedRow(focus, { kind: "body", id });
  const figure = (value: number | null) =>
    value === null ? "–" : format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const width = Math.min(1, (strength.ratio ?? 0) / FULL_RATIO) * 100;
  return (
    <li
      {...props}
      className={cx("flex items-center gap-2 py-1 text-sm lg:py-px transition-colors", lit && "bg-accent-wash")}
    >
      <span className="w-18 shrink-0 font-medium">{say(GRAHA_WORDS[id])}</span>
      <span aria-hidden="true" className="relative h-4 flex-1 bg-surface-sunken">
        <span
          className={cx("strength-bar absolute inset-y-0 start-0 rounded-e-[2px]", GRAHA_BACKGROUND[id])}
          style={{ width: `${width}%` }}
        />
        <span className="absolute -inset-y-1.5 w-px bg-ink" style={{ insetInlineStart: REQUIRED }} />
      </span>
      <span className="tabular w-22 shrink-0 text-end">
        {t("strengths.ofRequired", { rupas: figure(strength.rupas), required: figure(strength.required) })}
      </span>
    </li>
  );
}

/** The houses side by side as bars, by strength. */
export function BhavaBars({ bhavaBala, focus }: { bhavaBala: BhavaBala; focus: ChartFocusStore }) {
  const { t } = useTranslation("subjects");
  const maxRupas = Math.max(...bhavaBala.map(({ rupas }) => rupas ?? 0), 1);
  return (
    <div>
      <h4 className="mb-2 text-sm text-ink-muted">{t("strengths.houses")}</h4>
      <ol className="flex h-40 gap-1">
        {bhavaBala.map((house) => (
          <BhavaBar key={house.house} bhava={house} most={maxRupas} focus={focus} />
        ))}
      </ol>
    </div>
  );
}

function BhavaBar({ bhava, most, focus }: { bhava: BhavaBala[number]; most: number; focus: ChartFocusStore }) {
  const { t } = useTranslation("subjects");
  const format = useFormat();
  const { lit, props } = useHighlightedRow(focus, { kind: "house", house: bhava.house });
  const rupas = bhava.rupas === null ? "–" : format.number(bhava.rupas, { maximumFractionDigits: 1 });
  return (
    <li {...props} className="tabular flex min-w-0 flex-1 flex-col items-center justify-end text-xs">
      <span className="sr-only">{t("strengths.houseRupas", { house: format.number(bhava.house), rupas })}</span>
      <span aria-hidden="true" className="text-ink-muted max-sm:text-[0.625rem]">
        {rupas}
      </span>
      <span
        aria-hidden="true"
        className={cx("strength-bar w-full rounded-t-[2px]", lit ? "bg-accent-fill" : "bg-line-strong")}
        style={{ height: `${((bhava.rupas ?? 0) / most) * 75}%` }}
      />
      <span aria-hidden="true" className="pt-1 font-medium">
        {format.number(bhava.house)}
      </span>
    </li>
  );
}
