import { useTranslation } from "react-i18next";
import { useClock } from "../../domain/almanac/almanac-time.ts";
import type { PanchangDay } from "./almanac-api.ts";

/** What most readers open a day for, at the top of a phone's screen: its Sun and Moon, rahu kala and abhijit. */
export function KeyTimes({ day }: { day: PanchangDay }) {
  const { t } = useTranslation("almanac");
  const clock = useClock(day.date);
  const rahuKala = day.inauspicious?.find(({ id }) => id === "rahu_kala");
  const abhijit = day.auspicious?.find(({ id }) => id === "abhijit");
  const parts = [rahuKala, abhijit].filter((part) => part !== undefined);
  return (
    <div className="tabular mt-4 grid gap-y-1 text-sm">
      <dl className="flex flex-wrap justify-between gap-x-3">
        {(["sunrise", "sunset", "moonrise"] as const).map((key) => (
          <KeyTime key={key} name={t(key)} value={day[key] === null ? t("none") : clock(day[key])} />
        ))}
      </dl>
      {parts.length > 0 && (
        <dl className="flex flex-wrap justify-between gap-x-3">
          {parts.map(({ id, start, end }) => (
            <KeyTime key={id} name={t(`part.${id}`)} value={t("range", { from: clock(start), until: clock(end) })} />
          ))}
        </dl>
      )}
    </div>
  );
}

function KeyTime({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="inline text-ink-muted">{name}</dt> <dd className="inline font-semibold">{value}</dd>
    </div>
  );
}
