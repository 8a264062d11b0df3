import { useEffect, useRef, useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { sectionElementId } from "./section.tsx";
import { SECTIONS, type SectionId } from "./sections.ts";

/** Always in reach while one scrolls the result; says where one is. */
export function SectionIndex() {
  const { t } = useTranslation("kundli");
  const current = useSectionInView();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[data-section="${current}"]`);
    if (link && list.current)
      list.current.scrollLeft = link.offsetLeft - list.current.clientWidth / 2 + link.clientWidth / 2;
  }, [current]);
  const go = (event: MouseEvent, id: SectionId) => {
    event.preventDefault();
    document.getElementById(sectionElementId(id))?.scrollIntoView({ behavior: "smooth" });
    document.getElementById(`${sectionElementId(id)}-title`)?.focus({ preventScroll: true });
  };
  return (
    <nav
      aria-label={t("index.label")}
      className="sticky top-16 z-10 -mx-4 border-b border-line bg-surface px-4 sm:mx-0 sm:px-0"
    >
      <ul ref={list} className="section-index relative flex gap-1 overflow-x-auto">
        {SECTIONS.map(({ id }) => (
          <li key={id}>
            <a
              href={`#${sectionElementId(id)}`}
              data-section={id}
              aria-current={id === current ? "location" : undefined}
              onClick={(event) => go(event, id)}
              className={cx(
                "-mb-px flex min-h-11 items-center border-b-2 px-3 text-sm font-medium whitespace-nowrap -outline-offset-2 transition-colors",
                id === current ? "border-accent text-ink" : "border-transparent text-ink-muted hover:text-ink",
              )}
            >
              {t(`sections.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last section whose beginning has passed the upper part of the window. */
function useSectionInView(): SectionId {
  const [current, setCurrent] = useState<SectionId>("chart");
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const passed = SECTIONS.filter(({ id }) => hasPassed(id));
      setCurrent(passed.at(-1)?.id ?? "chart");
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);
  return current;
}

/** False for a section that is not shown: a narrow screen shows the form instead. */
function hasPassed(id: SectionId): boolean {
  const section = document.getElementById(sectionElementId(id));
  return section !== null && section.getClientRects().length > 0 && section.getBoundingClientRect().top < 200;
}
