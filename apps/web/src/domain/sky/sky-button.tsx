import { Orbit } from "lucide-react";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { Button } from "../../ui/button.tsx";
import { lookedAt, type SkyAround, useOfSky } from "./use-sky-around.ts";

/** Lays today's sky around the chart, and takes it away again. */
export function SkyButton({ sky, onEnter }: { sky: SkyAround; onEnter: () => void }) {
  const { t } = useTranslation("sky");
  const active = useOfSky(sky.store, lookedAt);
  const press = () => {
    if (active) return sky.leave();
    sky.go(sky.today);
    onEnter();
  };
  return (
    <Button
      variant="quiet"
      className={cx("px-3", active && "bg-accent-wash text-accent")}
      aria-pressed={active}
      onClick={press}
      icon={<Orbit aria-hidden="true" className="size-4" />}
    >
      {t("today")}
    </Button>
  );
}
