import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { readStored, writeStored } from "../../../lib/storage.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";

/** From the specification. */
const COUNTDOWN_MS = 2000;
const STAY_KEY = "lagna_after_kundli";
const STAY = "stay";
/** Any of these events on the result means that the user is looking at it. */
const ACTIVITY_EVENTS = [
  "keydown",
  "pointerdown",
  "pointermove",
  "wheel",
  "touchstart",
  "touchmove",
  "scroll",
] as const;

export const buildAssistantPath = (savedId: string | null): string =>
  savedId === null ? "/ai-assistant" : `/ai-assistant?kundli=${encodeURIComponent(savedId)}`;

/** The link to the assistant with the shown kundli, as the primary action. */
export function AssistantLink({ savedId }: { savedId: string | null }) {
  const { t } = useTranslation("kundli");
  return (
    <Link
      to={buildAssistantPath(savedId)}
      className={buttonClass(
        "primary",
        "no-print px-4 max-lg:order-first max-lg:flex-1 lg:order-last lg:ms-2 max-sm:px-2 max-sm:text-sm max-sm:leading-tight max-[16rem]:sticky max-[16rem]:bottom-1 max-[16rem]:z-10 max-[16rem]:mt-4 max-[16rem]:w-full max-[16rem]:px-1 max-[16rem]:py-1 max-[16rem]:leading-tight",
      )}
    >
      {t("result.ask")}
    </Link>
  );
}

/** How often the chart is looked at, and for how many looks in a row it must be at the same place. */
const LOOK_MS = 100;
const STILL_LOOKS = 3;

/** More than half of it is inside the window. */
export function isInView({ top, bottom, height }: Pick<DOMRect, "top" | "bottom" | "height">, windowHeight: number) {
  return Math.min(bottom, windowHeight) - Math.max(top, 0) >= height / 2;
}

/** Whether the chart is in view and still; false again if it leaves the view. */
function useChartIsStill(watching: boolean): boolean {
  const [still, setStill] = useState(false);
  useEffect(() => {
    if (!watching) return;
    let before = "";
    let looks = 0;
    const timer = setInterval(() => {
      const box = document.querySelector("article .chart-place")?.getBoundingClientRect();
      const place = box && isInView(box, window.innerHeight) ? [box.top, box.left, box.width, box.height].join() : "";
      looks = place !== "" && place === before ? looks + 1 : 0;
      before = place;
      setStill(looks >= STILL_LOOKS);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [watching]);
  return still;
}

interface AssistantCountdownProps {
  savedId: string | null;
}

/**
 * Shown over a newly generated kundli, so that nothing moves for it: opens the assistant two seconds after the chart is
 * in view and has stopped moving, unless the user is active on the result. After the user has stayed once, later results stay too.
 */
export function AssistantCountdown({ savedId }: AssistantCountdownProps) {
  const { t } = useTranslation("kundli");
  const navigate = useNavigate();
  const [going, setGoing] = useState(() => readStored(STAY_KEY) !== STAY);
  const path = buildAssistantPath(savedId);
  const to = useRef(path);
  useEffect(() => {
    to.current = path;
  }, [path]);
  const isStill = useChartIsStill(going);
  useEffect(() => {
    if (!going) return;
    const stay = () => {
      writeStored(STAY_KEY, STAY);
      setGoing(false);
    };
    for (const eventName of ACTIVITY_EVENTS) window.addEventListener(eventName, stay, { passive: true });
    return () => {
      for (const eventName of ACTIVITY_EVENTS) window.removeEventListener(eventName, stay);
    };
  }, [going]);
  useEffect(() => {
    if (!going || !isStill) return;
    const timer = setTimeout(() => void navigate(to.current), COUNTDOWN_MS);
    return () => clearTimeout(timer);
  }, [going, isStill, navigate]);
  if (!going) return null;
  return (
    <p
      role="status"
      className="no-print fixed inset-x-4 bottom-20 z-20 flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-md border border-line-strong bg-surface-raised ps-4 pe-1 text-sm text-ink-muted shadow-float lg:start-auto lg:bottom-4"
    >
      {t("result.opening")}
      {/* Any press stays; this button is for users who look for one. */}
      <Button variant="quiet" className="px-3 text-sm">
        {t("result.stay")}
      </Button>
    </p>
  );
}
