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
const ACTIVITY_EVENTS = ["keydown", "pointerdown", "pointermove", "wheel", "touchmove"] as const;

const buildAssistantPath = (savedId: string | null): string =>
  savedId === null ? "/ai-assistant" : `/ai-assistant?kundli=${encodeURIComponent(savedId)}`;

/** The link to the assistant with the shown kundli, as the primary action. */
export function AssistantLink({ savedId }: { savedId: string | null }) {
  const { t } = useTranslation("kundli");
  return (
    <Link
      to={buildAssistantPath(savedId)}
      className={buttonClass(
        "primary",
        "no-print px-4 max-lg:order-first max-lg:flex-1 lg:order-last lg:ms-2 max-[16rem]:sticky max-[16rem]:bottom-1 max-[16rem]:z-10 max-[16rem]:mt-4 max-[16rem]:w-full max-[16rem]:px-1 max-[16rem]:py-1 max-[16rem]:leading-tight",
      )}
    >
      {t("result.ask")}
    </Link>
  );
}

interface AssistantCountdownProps {
  savedId: string | null;
}

/**
 * Shown over a newly generated kundli, so that nothing moves for it: opens the assistant after two seconds unless the user is active on the
 * result. After the user has stayed once, later results stay too.
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
  useEffect(() => {
    if (!going) return;
    const stay = () => {
      writeStored(STAY_KEY, STAY);
      setGoing(false);
    };
    const timer = setTimeout(() => void navigate(to.current), COUNTDOWN_MS);
    for (const eventName of ACTIVITY_EVENTS) window.addEventListener(eventName, stay, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const eventName of ACTIVITY_EVENTS) window.removeEventListener(eventName, stay);
    };
  }, [going, navigate]);
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
