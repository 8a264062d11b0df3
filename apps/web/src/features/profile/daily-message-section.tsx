import type { DailyMessageChoices, DailyMessageResponse, DailyMessageWay } from "@lagna/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchLinkedChats } from "../../domain/channels/linked-chats-api.ts";
import { api } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { Choice, readPlaceAsNumbers } from "./calendar-section.tsx";
import { ProfileSection } from "./profile-section.tsx";

const KEY = ["profile", "daily-message"];
const PATH = "/api/v1/profile/daily-message";
const DEFAULT_TIME = "06:30";
type DailyMessage = DailyMessageResponse["daily_message"];

/** The message of the day: asked for, changed and ended here. Chats are offered once they are linked. */
export function DailyMessageSection({ isConfirmed }: { isConfirmed: boolean }) {
  const { t } = useTranslation("today");
  const query = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api<DailyMessageResponse>(PATH, { signal })).daily_message,
  });
  const chats = useQuery({ queryKey: ["profile", "chats"], queryFn: ({ signal }) => fetchLinkedChats(signal) });
  const linked = new Set(chats.data?.chats.map(({ channel }) => channel));
  const ways: DailyMessageWay[] = ["mail", ...(["whatsapp", "telegram"] as const).filter((way) => linked.has(way))];
  return (
    <ProfileSection title={t("daily.title")} lead={t("daily.lead")}>
      {!isConfirmed && (
        <Alert tone="warn" className="mb-4">
          {t("daily.notConfirmed")}
        </Alert>
      )}
      {query.isError && <LoadError query={query} fallback={t("daily.failed")} />}
      {query.data !== undefined && (
        <DailyMessageForm key={query.data?.next_at ?? ""} message={query.data} offered={ways} />
      )}
    </ProfileSection>
  );
}

function DailyMessageForm({ message, offered }: { message: DailyMessage; offered: readonly DailyMessageWay[] }) {
  const { t } = useTranslation("today");
  const language = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [isAtSunrise, setIsAtSunrise] = useState(message === null || message.at === "sunrise");
  const [time, setTime] = useState(message && message.at !== "sunrise" ? message.at : DEFAULT_TIME);
  const [ways, setWays] = useState<readonly DailyMessageWay[]>(message?.ways ?? ["mail"]);
  const keep = (next: DailyMessage) => queries.setQueryData(KEY, next);
  const saving = useMutation({
    mutationFn: () => {
      const body: DailyMessageChoices = {
        place: readPlaceAsNumbers(),
        language,
        at: isAtSunrise ? "sunrise" : time,
        ways: [...ways],
      };
      return api<DailyMessageResponse>(PATH, { method: "PUT", body });
    },
    onSuccess: (made) => keep(made.daily_message),
  });
  const ending = useMutation({ mutationFn: () => api(PATH, { method: "DELETE" }), onSuccess: () => keep(null) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  const toggle = (way: DailyMessageWay, isOn: boolean) =>
    setWays((before) => (isOn ? [...before, way] : before.filter((each) => each !== way)));
  const failed = saving.error ?? ending.error;
  return (
    <form onSubmit={submit}>
      <fieldset className="grid gap-x-8 sm:grid-cols-2">
        <legend className="mb-1 font-medium">{t("daily.ways")}</legend>
        {offered.map((way) => (
          <Choice
            key={way}
            label={t(`daily.way.${way}`)}
            isOn={ways.includes(way)}
            onChange={(on) => toggle(way, on)}
          />
        ))}
      </fieldset>
      <div className="mt-2 grid gap-x-8 sm:grid-cols-2">
        <Choice label={t("daily.atSunrise")} isOn={isAtSunrise} onChange={setIsAtSunrise} />
        {!isAtSunrise && (
          <label className="flex min-h-11 items-center gap-3">
            {t("daily.time")}
            <input
              type="time"
              required
              value={time}
              onChange={({ target }) => setTime(target.value)}
              className="min-h-11 rounded-md border border-line bg-surface-raised px-3 text-ink"
            />
          </label>
        )}
      </div>
      {message && (
        <p className="mt-3 text-sm text-ink-muted">
          {t("daily.next", {
            when: new Date(message.next_at).toLocaleString(language, { dateStyle: "long", timeStyle: "short" }),
          })}
        </p>
      )}
      {failed && <Alert className="mt-3">{errorText(failed, t("daily.failed"))}</Alert>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={message ? "secondary" : "primary"}
          busy={saving.isPending}
          disabled={ways.length === 0}
        >
          {t(message ? "calendar.change" : "daily.create")}
        </Button>
        {message && (
          <Button variant="danger" busy={ending.isPending} onClick={() => ending.mutate()}>
            {t("daily.end")}
          </Button>
        )}
      </div>
    </form>
  );
}
