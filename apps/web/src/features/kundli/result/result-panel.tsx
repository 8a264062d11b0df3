import type { KundliData, KundliRequest } from "@lagna/contract";
import Download from "~icons/lucide/download";
import Eye from "~icons/lucide/eye";
import EyeOff from "~icons/lucide/eye-off";
import Pencil from "~icons/lucide/pencil";
import SlidersHorizontal from "~icons/lucide/sliders-horizontal";
import { useState, type ReactNode, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { BirthLine } from "../../../domain/birth/birth-line.tsx";
import { BirthNotices } from "../../../domain/birth/birth-notices.tsx";
import { PrintButton, ShareButton } from "../../../domain/share-and-print/share-and-print-buttons.tsx";
import type { KundliSource } from "../../../domain/kundli/kundli-source.ts";
import { KundliView } from "../../../domain/kundli/kundli-view.tsx";
import { isSectionId } from "../../../domain/kundli/sections.ts";
import { useSearchParamState } from "../../../domain/kundli/use-search-param-state.ts";
import { SummarySentence } from "../../../domain/kundli/summary-sentence.tsx";
import { cx } from "../../../lib/cx.ts";
import { useMedia } from "../../../lib/use-media.ts";
import { Button } from "../../../ui/button.tsx";
import { downloadJson } from "./download-json.ts";
import { AssistantLink, AssistantCountdown, buildAssistantPath } from "./assistant-countdown.tsx";

/** Without a saved kundli the birth is read from the form. */
const buildVargaPath = (savedId: string | null): string => `/varga?kundli=${encodeURIComponent(savedId ?? "typed")}`;

interface ResultPanelProps {
  data: KundliData;
  source: KundliSource;
  timeAssumed: boolean;
  /** The state of the place picked in the form: the server cannot name it from coordinates alone. */
  pickedState: string | null;
  /** A recalculation is in progress: the current result stays until it is replaced. */
  busy: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onEdit: () => void;
  onSettings: () => void;
  /** Rendered among the actions. */
  save: ReactNode;
  /** The requested birth, with its settings. */
  request: KundliRequest;
  /** Set once the kundli is saved, which makes it shareable. */
  savedId: string | null;
  /** How many results were generated on this page. After a reload it is 0, and the assistant does not open by itself. */
  generatedCount: number;
}

export function ResultPanel({
  data,
  source,
  timeAssumed,
  pickedState,
  busy,
  headingRef,
  onEdit,
  onSettings,
  save,
  request,
  savedId,
  generatedCount,
}: ResultPanelProps) {
  const { t } = useTranslation("kundli");
  const [shown, setShown] = useState(true);
  const [now] = useState(() => Date.now());
  const [panel, setPanel] = useSearchParamState("panel", isSectionId, { push: true });
  const roomy = useMedia("(min-width: 64rem)");
  const keep = (
    <>
      <AssistantLink savedId={savedId} />
      {save}
      {savedId !== null && <ShareButton id={savedId} timed />}
    </>
  );
  return (
    <article
      aria-label={t("result.label", { name: data.birth.name })}
      aria-busy={busy}
      className={cx("min-w-0 transition-opacity", busy && "opacity-60")}
    >
      <KundliView
        data={data}
        now={now}
        source={source}
        panel={panel}
        onPanelChange={setPanel}
        onSettings={onSettings}
        isExpanded={shown}
        askPath={buildAssistantPath(savedId)}
        vargaPath={buildVargaPath(savedId)}
        birthLine={
          <div className="flex items-center gap-x-3 border-b border-line pb-1 lg:border-0 lg:pb-0">
            <BirthLine birth={data.birth} state={pickedState} />
            <Button
              variant="quiet"
              icon={<Pencil aria-hidden="true" className="size-4" />}
              onClick={onEdit}
              className="no-print shrink-0 px-3 text-accent max-sm:-me-3"
              aria-label={t("result.edit")}
            >
              <span className="max-sm:hidden">{t("result.editShort")}</span>
            </Button>
          </div>
        }
        head={
          <>
            <h2
              ref={headingRef}
              tabIndex={-1}
              className="text-xl leading-snug font-light outline-none sm:text-2xl lg:leading-[1.35]"
            >
              <SummarySentence data={data} now={now} />
            </h2>
            {generatedCount > 0 && <AssistantCountdown key={generatedCount} savedId={savedId} />}
          </>
        }
        notices={<BirthNotices birth={data.birth} timeAssumed={timeAssumed} />}
        actions={
          <Actions data={data} shown={shown} onShown={setShown} onSettings={onSettings} request={request}>
            {roomy && keep}
          </Actions>
        }
      />
      {/* If the browser's font size is doubled, the bar loses its fixed place: the next action stays in reach, the rest moves below. */}
      {!roomy && (
        <div className="keep-bar no-print sticky bottom-0 z-10 -mx-4 mt-4 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-1.5 max-[16rem]:contents">
          {keep}
        </div>
      )}
    </article>
  );
}

interface ActionsProps {
  data: KundliData;
  shown: boolean;
  onShown: (shown: boolean) => void;
  onSettings: () => void;
  request: KundliRequest;
  /** The next actions, in the same row. */
  children: ReactNode;
}

/** Beside the line with the birth, rarely used actions are shown as icons until there is room for text. */
function Actions({ data, shown, onShown, onSettings, request, children }: ActionsProps) {
  const { t } = useTranslation("kundli");
  const icon = "size-4";
  const Toggle = shown ? EyeOff : Eye;
  const [toggle, download, settings] = [
    t(shown ? "result.hide" : "result.show"),
    t("result.download"),
    t("settings.open"),
  ];
  return (
    <div className="no-print flex flex-wrap items-center">
      <Button
        variant="quiet"
        className="px-3"
        title={toggle}
        aria-expanded={shown}
        onClick={() => onShown(!shown)}
        icon={<Toggle aria-hidden="true" className={icon} />}
      >
        <span className={ICON_ONLY_CLASS}>{toggle}</span>
      </Button>
      <Button
        variant="quiet"
        className="px-3"
        title={download}
        onClick={() => downloadJson(data)}
        icon={<Download aria-hidden="true" className={icon} />}
      >
        <span className={ICON_ONLY_CLASS}>{download}</span>
      </Button>
      <Button
        variant="quiet"
        className="px-3"
        title={settings}
        onClick={onSettings}
        icon={<SlidersHorizontal aria-hidden="true" className={icon} />}
      >
        <span className={ICON_ONLY_CLASS}>{settings}</span>
      </Button>
      <PrintButton printed={{ birth: request }} name={data.birth.name} />
      {children}
    </div>
  );
}

const ICON_ONLY_CLASS = "lg:max-[110rem]:sr-only";
