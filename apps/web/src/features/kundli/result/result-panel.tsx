import type { KundliData } from "@lagna/contract";
import { ArrowLeft, Download, Eye, EyeOff, SlidersHorizontal } from "lucide-react";
import { useState, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { BirthLine } from "../../../domain/birth/birth-line.tsx";
import { Notices } from "../../../domain/birth/notices.tsx";
import { createChartFocus } from "../../../domain/chart/chart-focus.ts";
import { SectionIndex } from "../../../domain/kundli/section-index.tsx";
import { Section } from "../../../domain/kundli/section.tsx";
import { SECTIONS } from "../../../domain/kundli/sections.ts";
import { SummarySentence } from "../../../domain/kundli/summary-sentence.tsx";
import { cx } from "../../../lib/cx.ts";
import { Button } from "../../../ui/button.tsx";
import { downloadJson } from "./download-json.ts";

interface ResultPanelProps {
  data: KundliData;
  timeAssumed: boolean;
  /** Of the place picked in the form: by coordinates alone the answer cannot name it. */
  pickedState: string | null;
  /** A recalculation is under way: what is shown still stands, and will be replaced. */
  busy: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onBack: () => void;
  onSettings: () => void;
}

export function ResultPanel({
  data,
  timeAssumed,
  pickedState,
  busy,
  headingRef,
  onBack,
  onSettings,
}: ResultPanelProps) {
  const { t } = useTranslation("kundli");
  const [shown, setShown] = useState(true);
  const [now] = useState(() => Date.now());
  return (
    <article
      aria-label={t("result.label", { name: data.birth.name })}
      aria-busy={busy}
      className={cx("min-w-0 transition-opacity", busy && "opacity-60")}
    >
      <Button
        variant="quiet"
        icon={<ArrowLeft aria-hidden="true" className="size-4" />}
        onClick={onBack}
        className="-ms-4 mb-2 px-4 lg:hidden"
      >
        {t("result.back")}
      </Button>
      <h2
        ref={headingRef}
        tabIndex={-1}
        className="measure text-[clamp(1.5rem,1.1rem+1.7vw,2.5rem)] leading-snug font-light outline-none"
      >
        <SummarySentence data={data} now={now} />
      </h2>
      <div className="mt-3">
        <BirthLine birth={data.birth} state={pickedState} />
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          className="px-4"
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
          icon={
            shown ? <EyeOff aria-hidden="true" className="size-4" /> : <Eye aria-hidden="true" className="size-4" />
          }
        >
          {shown ? t("result.hide") : t("result.show")}
        </Button>
        <Button
          className="px-4"
          onClick={() => downloadJson(data)}
          icon={<Download aria-hidden="true" className="size-4" />}
        >
          {t("result.download")}
        </Button>
        <Button
          className="px-4"
          onClick={onSettings}
          icon={<SlidersHorizontal aria-hidden="true" className="size-4" />}
        >
          {t("settings.open")}
        </Button>
      </div>
      <div className="mt-5">
        <Notices birth={data.birth} timeAssumed={timeAssumed} />
      </div>
      {shown && <Details data={data} now={now} onSettings={onSettings} />}
    </article>
  );
}

function Details({ data, now, onSettings }: { data: KundliData; now: number; onSettings: () => void }) {
  const [focus] = useState(createChartFocus);
  return (
    <div className="mt-6">
      <SectionIndex />
      {SECTIONS.map((section) => (
        <Section key={section.id} section={section} data={data} now={now} focus={focus} onSettings={onSettings} />
      ))}
    </div>
  );
}
