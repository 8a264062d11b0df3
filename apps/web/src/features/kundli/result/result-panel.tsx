import type { KundliData, KundliRequest } from "@lagna/contract";
import { Download, Eye, EyeOff, Pencil, SlidersHorizontal } from "lucide-react";
import { useState, type ReactNode, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { BirthLine } from "../../../domain/birth/birth-line.tsx";
import { Notices } from "../../../domain/birth/notices.tsx";
import { PrintButton, ShareButton } from "../../../domain/keepsake/keep-buttons.tsx";
import type { KundliSource } from "../../../domain/kundli/kundli-source.ts";
import { KundliView } from "../../../domain/kundli/kundli-view.tsx";
import { isSectionId } from "../../../domain/kundli/panels.tsx";
import { useInAddress } from "../../../domain/kundli/use-in-address.ts";
import { SummarySentence } from "../../../domain/kundli/summary-sentence.tsx";
import { cx } from "../../../lib/cx.ts";
import { useMedia } from "../../../lib/use-media.ts";
import { Button } from "../../../ui/button.tsx";
import { downloadJson } from "./download-json.ts";
import { AskLink, GoOnLine } from "./go-on-line.tsx";

interface ResultPanelProps {
  data: KundliData;
  source: KundliSource;
  timeAssumed: boolean;
  /** Of the place picked in the form: by coordinates alone the answer cannot name it. */
  pickedState: string | null;
  /** A recalculation is under way: what is shown still stands, and will be replaced. */
  busy: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onEdit: () => void;
  onSettings: () => void;
  /** Among the actions. */
  save: ReactNode;
  /** The birth as it was asked for, with its settings. */
  request: KundliRequest;
  /** Once it is saved: then it can be shared. */
  savedId: string | null;
  /** How many were made on this page: a result that stands again after a reload is looked at, and nothing opens by itself. */
  made: number;
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
  made,
}: ResultPanelProps) {
  const { t } = useTranslation("kundli");
  const [shown, setShown] = useState(true);
  const [now] = useState(() => Date.now());
  const [panel, setPanel] = useInAddress("panel", isSectionId);
  const roomy = useMedia("(min-width: 1024px)");
  const keep = (
    <>
      <AskLink savedId={savedId} />
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
        onPanel={setPanel}
        onSettings={onSettings}
        shown={shown}
        line={
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
            {made > 0 && <GoOnLine key={made} savedId={savedId} />}
          </>
        }
        notices={<Notices birth={data.birth} timeAssumed={timeAssumed} />}
        actions={
          <Actions data={data} shown={shown} onShown={setShown} onSettings={onSettings} request={request}>
            {roomy && keep}
          </Actions>
        }
      />
      {/* To letters twice as large the bar leaves its room: what comes next stays in reach by itself, the rest stands beneath. */}
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
  /** The next steps, where they stand in the same row. */
  children: ReactNode;
}

/** Beside the birth's line the seldom ones are signs alone, until there is room for their words. */
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
        <span className={SIGN_ALONE}>{toggle}</span>
      </Button>
      <Button
        variant="quiet"
        className="px-3"
        title={download}
        onClick={() => downloadJson(data)}
        icon={<Download aria-hidden="true" className={icon} />}
      >
        <span className={SIGN_ALONE}>{download}</span>
      </Button>
      <Button
        variant="quiet"
        className="px-3"
        title={settings}
        onClick={onSettings}
        icon={<SlidersHorizontal aria-hidden="true" className={icon} />}
      >
        <span className={SIGN_ALONE}>{settings}</span>
      </Button>
      <PrintButton printed={{ birth: request }} name={data.birth.name} />
      {children}
    </div>
  );
}

const SIGN_ALONE = "lg:max-[110rem]:sr-only";
