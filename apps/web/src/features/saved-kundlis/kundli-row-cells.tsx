import type { SavedKundli } from "@lagna/contract";
import { GRAHAS, NAKSHATRA_WORDS, RASHI_WORDS } from "@lagna/terms";
import CloudOff from "~icons/lucide/cloud-off";
import { memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { chartStylePreference } from "../../domain/chart/chart-preferences.ts";
import { DotChart } from "../../domain/chart/dot-chart.tsx";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { usePreference } from "../../lib/preferences.ts";
import { Button } from "../../ui/button.tsx";
import { useFieldText } from "../../lib/i18n/use-error-text.ts";
import { isRole } from "./roles.ts";
import type { KundliRow } from "./use-kundlis.ts";

export interface RowActions {
  onUse: (row: KundliRow) => void;
  onEdit: (row: KundliRow) => void;
  onDelete: (row: KundliRow) => void;
}

type Chart = NonNullable<SavedKundli["chart"]>;

/** The chart in dots; an empty frame if there is none. */
export const ChartThumbnail = memo(function Face({ chart }: { chart: SavedKundli["chart"] }) {
  const [style] = usePreference(chartStylePreference);
  const drawn = useMemo(
    () =>
      chart && {
        lagna: { sign: chart.lagna },
        grahas: GRAHAS.map((id) => ({ id, sign: chart.signs[id] })),
      },
    [chart],
  );
  if (drawn) return <DotChart chart={drawn} style={style} />;
  return (
    <svg viewBox="-1 -1 68 68" aria-hidden="true" className="w-full stroke-line" fill="none">
      <path d="M0 0h66v66H0zM0 0l66 66M66 0 0 66M33 0l33 33-33 33L0 33z" />
    </svg>
  );
});

export function KundliName({ row }: { row: KundliRow }) {
  const { t } = useTranslation("kundlis");
  const name = row.fields.name === "" ? t("nameless") : row.fields.name;
  const opens = row.chart !== null || (row.fields.time_unknown && row.problems.length === 0);
  return opens && row.version !== null ? (
    <Link to={`/kundlis/${row.id}`} className="font-semibold hover:text-accent">
      {name}
    </Link>
  ) : (
    <span className="font-semibold">{name}</span>
  );
}

/** Tags, whether it is the user's own chart, and problems. */
export function KundliBadges({ row }: { row: KundliRow }) {
  const { t } = useTranslation("kundlis");
  const { encodeFieldError, formatFieldError } = useFieldText();
  const [problem] = row.problems;
  const { tags, is_self } = row.fields;
  return (
    <>
      {tags.length > 0 && (
        <span className="text-ink-muted">{tags.map((tag) => (isRole(tag) ? t(`role.${tag}`) : tag)).join(" · ")}</span>
      )}
      {is_self && (
        <span className="rounded-sm bg-accent-wash px-2 py-0.5 font-semibold whitespace-nowrap text-accent">
          {t("self")}
        </span>
      )}
      {row.entry && (
        <span className="inline-flex items-center gap-1 font-medium text-warn">
          <CloudOff aria-hidden="true" className="size-3.5" />
          {t("notSynced")}
        </span>
      )}
      {problem && (
        <span className="text-warn">{t("noChart", { why: formatFieldError(encodeFieldError(problem)) })}</span>
      )}
    </>
  );
}

export function LagnaText({ chart }: { chart: Chart }) {
  const { t } = useTranslation("kundlis");
  const formatTerm = useTermFormatter();
  return (
    <>
      {formatTerm(RASHI_WORDS[chart.lagna])}
      <span className="block text-xs text-ink-muted">
        {t("moonIn", {
          sign: formatTerm(RASHI_WORDS[chart.signs.moon]),
          nakshatra: formatTerm(NAKSHATRA_WORDS[chart.moon.nakshatra]),
        })}
      </span>
    </>
  );
}

export function RowActionButtons({ row, onUse, onEdit, onDelete }: RowActions & { row: KundliRow }) {
  const { t } = useTranslation("kundlis");
  const name = row.fields.name === "" ? t("nameless") : row.fields.name;
  const renderAction = (key: string, act: (row: KundliRow) => void, className: string) => (
    <Button
      variant="quiet"
      className={`px-2 text-sm ${className}`}
      aria-label={t(`actionOn.${key}`, { name })}
      onClick={() => act(row)}
    >
      {t(`action.${key}`)}
    </Button>
  );
  return (
    <div className="flex justify-end gap-1">
      {renderAction("use", onUse, "text-accent")}
      {renderAction("edit", onEdit, "font-medium")}
      {renderAction("delete", onDelete, "font-medium")}
    </div>
  );
}
