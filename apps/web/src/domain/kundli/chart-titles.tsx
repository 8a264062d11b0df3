import { VARGA_WORDS, type VargaId } from "@lagna/terms";
import ArrowLeftRight from "~icons/lucide/arrow-left-right";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/button.tsx";
import { UncertaintyMark } from "../birth-time-uncertainty/uncertainty-mark.tsx";
import { useVargaTitle } from "../chart/kundli-chart.tsx";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";

const getLagnaPath = (varga: VargaId): string[] => [`vargas.${varga}.lagna`];

/**
 * The chart's title below it on narrow screens. Beside the rail there is no room, and the chart's accessible name
 * says the same.
 */
export function LargeTitle({ varga }: { varga: VargaId }) {
  const say = useTermFormatter();
  return (
    <div className="lg:sr-only">
      <h3 className="font-medium">
        {useVargaTitle(varga)}
        <UncertaintyMark paths={getLagnaPath(varga)} />
      </h3>
      <p className="text-sm text-ink-muted">{say(VARGA_WORDS[varga], "sense")}</p>
    </div>
  );
}

/** A chart beside the large one, with its title and a button that exchanges the two. */
export function BesideChart({
  varga,
  onEnlarge,
  children,
}: {
  varga: VargaId;
  onEnlarge: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const title = useVargaTitle(varga);
  return (
    <section aria-label={t("chart.beside")} className="min-w-0">
      <div className="flex items-center justify-between gap-2">
        <div className="min-w-0 py-1 text-sm leading-tight">
          <h3 className="truncate font-medium">
            {title}
            <UncertaintyMark paths={getLagnaPath(varga)} />
          </h3>
          <p className="truncate text-ink-muted">{say(VARGA_WORDS[varga], "sense")}</p>
        </div>
        <IconButton label={t("chart.enlarge", { varga })} onClick={onEnlarge}>
          <ArrowLeftRight aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      {children}
    </section>
  );
}
