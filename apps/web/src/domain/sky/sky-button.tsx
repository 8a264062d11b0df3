import Orbit from "~icons/lucide/orbit";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { Button } from "../../ui/button.tsx";
import { isSkyShown, type SkyController, useSkySelector } from "./use-sky-controller.ts";

/** Toggles the sky of today around the chart. */
export function SkyButton({ sky, onEnter }: { sky: SkyController; onEnter: () => void }) {
  const { t } = useTranslation("sky");
  const active = useSkySelector(sky.store, isSkyShown);
  const press = () => {
    if (active) return sky.close();
    sky.goToDay(sky.today);
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
