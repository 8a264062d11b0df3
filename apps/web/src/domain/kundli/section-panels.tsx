import ChevronDown from "~icons/lucide/chevron-down";
import { memo, Suspense, useId, useRef, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import Columns from "~icons/lucide/columns-2";
import X from "~icons/lucide/x";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMedia } from "../../lib/use-media.ts";
import { IconButton } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/feedback.tsx";
import { usePreference } from "../../lib/preferences.ts";
import { densityPreference, DensitySwitch } from "./density.tsx";
import { DetailLevelSwitch, detailLevelPreference } from "./detail-level.tsx";
import type { SectionProps } from "./section-props.ts";
import { type SECTIONS, getAvailableSections, type KundliSection, type SectionId } from "./sections.ts";
import { useSectionBrief } from "./use-section-brief.ts";
import { useSecondSection } from "./use-second-section.ts";
import { useIsPrinting } from "./use-is-printing.ts";

interface SectionPanelsProps extends Omit<SectionProps, "detailLevel"> {
  /** The open section; null for none, which is possible only while panels are folded. */
  open: SectionId | null;
  onOpen: (id: SectionId | null) => void;
}

/**
 * The sections beside the chart: tabs where there is room, else accordion panels with one line each. In print all of
 * them follow one another.
 */
export function SectionPanels(props: SectionPanelsProps) {
  const isWide = useMedia("(min-width: 48rem)");
  const printing = useIsPrinting();
  if (printing) return <PrintedPanels {...props} />;
  return isWide ? <TabbedPanels {...props} /> : <FoldedPanels {...props} />;
}

function TabbedPanels({ open, onOpen, ...props }: SectionPanelsProps) {
  const { t } = useTranslation("kundli");
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [density] = usePreference(densityPreference);
  const sections = getAvailableSections(props.data, props.source);
  const current = Math.max(
    0,
    sections.findIndex((section) => section.id === open),
  );
  const section = sections[current] as (typeof SECTIONS)[number];
  const second = useSecondSection(sections, section.id);
  const onKeyDown = (event: KeyboardEvent) => {
    const last = sections.length - 1;
    const [next, previous] = [current + 1, current - 1];
    const steps: Record<string, number> = {
      ArrowRight: next,
      ArrowDown: next,
      ArrowLeft: previous,
      ArrowUp: previous,
      Home: 0,
      End: last,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const chosen = sections[(step + sections.length) % sections.length] as (typeof SECTIONS)[number];
    onOpen(chosen.id);
    list.current?.querySelector<HTMLElement>(`[data-section="${chosen.id}"]`)?.focus();
  };
  return (
    <div className="panels flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="panel-head flex shrink-0 items-end border-b border-line">
        <div
          ref={list}
          role="tablist"
          tabIndex={-1}
          aria-label={t("panels.label")}
          onKeyDown={onKeyDown}
          className="panel-names -ms-2.5 -mb-px flex min-w-0 flex-1 flex-wrap"
        >
          {sections.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              data-section={tab.id}
              aria-selected={tab.id === section.id}
              aria-controls={`${id}-panel`}
              tabIndex={tab.id === section.id ? 0 : -1}
              onClick={() => onOpen(tab.id)}
              onPointerEnter={() => void tab.preload().catch(() => undefined)}
              className={cx(
                "panel-name min-h-11 shrink-0 border-b-2 px-2.5 text-sm font-medium whitespace-nowrap -outline-offset-2 transition-colors lg:min-h-7",
                tab.id === section.id ? "border-accent text-ink" : "border-transparent text-ink-muted hover:text-ink",
              )}
            >
              {t(`sections.${tab.id}`)}
            </button>
          ))}
        </div>
        <div className="panel-tools hidden shrink-0 lg:flex">
          {section.hasDetailLevels && <DetailLevelSwitch className="-mb-px" />}
          <DensitySwitch className="-mb-px grid" />
          {second.canOpen && (
            <IconButton label={t("second.open")} onClick={second.openDefault} className="-mb-px">
              <Columns aria-hidden="true" className="size-4" />
            </IconButton>
          )}
        </div>
      </div>
      {section.hasDetailLevels && <DetailLevelSwitch className="lg:hidden" />}
      <div className="panel-bodies flex min-h-0 flex-1 gap-6">
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${section.id}`}
          // The grahas contain a tab stop, by which the panel scrolls.
          tabIndex={section.id === "planets" ? undefined : 0}
          data-density={density}
          className={PANEL_CLASS}
        >
          <PanelBody section={section} {...props} />
        </div>
        {second.section && (
          <SecondPanel
            section={second.section}
            choices={second.choices}
            onChoose={second.choose}
            density={density}
            {...props}
          />
        )}
      </div>
    </div>
  );
}

const PANEL_CLASS = "panel-body panel-compact min-h-0 min-w-0 flex-1 overflow-y-auto pt-1 -outline-offset-2";

interface SecondPanelProps extends Omit<SectionProps, "detailLevel"> {
  section: KundliSection<SectionId>;
  choices: readonly KundliSection<SectionId>[];
  /** Null closes it. */
  onChoose: (id: SectionId | null) => void;
  density: string;
}

/** Another section beside the open one. */
function SecondPanel({ section, choices, onChoose, density, ...props }: SecondPanelProps) {
  const { t } = useTranslation("kundli");
  return (
    <section
      aria-label={t(`sections.${section.id}`)}
      // It scrolls by the keyboard too.
      tabIndex={0}
      data-density={density}
      className={cx(PANEL_CLASS, "border-s border-line ps-6")}
    >
      <div className="no-print flex items-center justify-between gap-2">
        <select
          aria-label={t("second.choose")}
          value={section.id}
          onChange={({ target }) => onChoose(target.value as SectionId)}
          className="min-h-8 min-w-0 rounded-md border border-line-strong bg-surface px-2 text-sm font-medium"
        >
          {choices.map(({ id }) => (
            <option key={id} value={id}>
              {t(`sections.${id}`)}
            </option>
          ))}
        </select>
        <IconButton label={t("second.close")} onClick={() => onChoose(null)}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      <PanelBody section={section} {...props} />
    </section>
  );
}

function FoldedPanels({ open, onOpen, ...props }: SectionPanelsProps) {
  const { t } = useTranslation("kundli");
  const brief = useSectionBrief(props.data, props.now);
  const id = useId();
  return (
    <div role="group" aria-label={t("panels.label")} className="border-t border-line">
      {getAvailableSections(props.data, props.source).map((section) => {
        const isOpen = section.id === open;
        const ids = { button: `${id}-${section.id}`, panel: `${id}-${section.id}-panel` };
        return (
          <section key={section.id} aria-labelledby={ids.button} className="border-b border-line">
            <h3>
              <button
                type="button"
                id={ids.button}
                aria-expanded={isOpen}
                aria-controls={ids.panel}
                aria-describedby={isOpen ? undefined : `${ids.panel}-brief`}
                onClick={() => onOpen(isOpen ? null : section.id)}
                className={cx(
                  "flex min-h-12 w-full items-center justify-between gap-4 pt-2 text-start text-[1.0625rem] font-medium",
                  isOpen && "text-accent",
                )}
              >
                {t(`sections.${section.id}`)}
                <ChevronDown
                  aria-hidden="true"
                  className={cx("size-4 shrink-0 text-ink-muted transition-transform", isOpen && "rotate-180")}
                />
              </button>
            </h3>
            {!isOpen && (
              <p id={`${ids.panel}-brief`} className="-mt-1 pe-8 pb-3 text-sm text-ink-muted">
                {brief(section.id)}
              </p>
            )}
            <div id={ids.panel} hidden={!isOpen} className="pb-6">
              {isOpen && section.hasDetailLevels && <DetailLevelSwitch />}
              {isOpen && <PanelBody section={section} {...props} />}
            </div>
          </section>
        );
      })}
    </div>
  );
}

function PrintedPanels({ open: _open, onOpen: _onOpen, ...props }: SectionPanelsProps) {
  const { t } = useTranslation("kundli");
  return getAvailableSections(props.data, props.source).map((section) => (
    <section key={section.id} aria-label={t(`sections.${section.id}`)} className="mt-8">
      <h3 className="text-heading font-medium">{t(`sections.${section.id}`)}</h3>
      <PanelBody section={section} {...props} paper />
    </section>
  ));
}

const PanelBody = memo(function Body({
  section: { id, Component: Section },
  paper = false,
  ...props
}: Omit<SectionProps, "detailLevel"> & { section: KundliSection<SectionId>; paper?: boolean }) {
  const { t } = useTranslation("kundli");
  const format = useFormat();
  const [chosen] = usePreference(detailLevelPreference);
  return (
    <>
      <p className="panel-sense measure mt-2 mb-3 text-sm text-ink-muted">{format.digits(t(`senses.${id}`))}</p>
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <Section {...props} detailLevel={paper ? "all" : chosen} />
      </Suspense>
    </>
  );
});
