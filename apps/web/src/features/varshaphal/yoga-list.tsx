import {
  GRAHA_WORDS,
  TAJAKA_GRADE_WORDS,
  TAJAKA_GRADES,
  TAJAKA_REASON_WORDS,
  TAJAKA_YOGA_EFFECTS,
  type TajakaGrade,
  TAJAKA_YOGA_WORDS,
} from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { formatDmInSign } from "../../domain/formatting/format-degrees.ts";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { Year } from "./varshaphal-api.ts";

type Yoga = Year["yogas"][number];

const KINDS = ["poorna", "vartamana", "bhavishya", "with", "square"] as const;

/** The Tajika yogas of the year, each with its reasons and the text it follows. */
export function YogaList({ yogas }: Pick<Year, "yogas">) {
  const { t } = useTranslation("varshaphal");
  return (
    <section aria-labelledby="year-yogas">
      <h3 id="year-yogas" className="text-sm font-semibold">
        {t("yogas.title")}
      </h3>
      {yogas.length === 0 && <p className="mt-2 text-ink-muted">{t("yogas.none")}</p>}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {yogas.map((yoga) => (
          <YogaRow key={[yoga.id, ...yoga.grahas, yoga.through, yoga.kind].join("-")} yoga={yoga} />
        ))}
      </ul>
    </section>
  );
}

function YogaRow({ yoga }: { yoga: Yoga }) {
  const { t } = useTranslation("varshaphal");
  const say = useTermFormatter();
  const language = useLanguage();
  const { list, digits } = useFormat();
  const grahas = list(yoga.grahas.map((graha) => say(GRAHA_WORDS[graha])));
  const word = TAJAKA_YOGA_WORDS[yoga.id];
  const details = [
    useKindText(yoga),
    yoga.orb === null ? null : t("yogas.orb", { orb: digits(formatDmInSign(yoga.orb)) }),
    yoga.reasons
      .map(({ graha, reason }) => {
        const why = say(TAJAKA_REASON_WORDS[reason]);
        return yoga.grahas.length === 1 ? why : `${say(GRAHA_WORDS[graha])}: ${why}`;
      })
      .join("; "),
  ].filter((detail) => detail);
  return (
    <li className="py-2.5">
      <p>
        <span className="font-semibold">{say(word)}.</span>{" "}
        {yoga.through === null ? grahas : t("yogas.through", { grahas, through: say(GRAHA_WORDS[yoga.through]) })}
        {details.length > 0 && `, ${details.join("; ")}`}
      </p>
      <p className="mt-0.5">{TAJAKA_YOGA_EFFECTS[yoga.id][language]}</p>
      <p className="text-sm text-ink-muted">
        {say(word, "sense")} · {t(`source.${yoga.source.text}`)}
      </p>
    </li>
  );
}

/** How near an ithasala is, how a malefic stands, or the two grades of a kamboola. */
function useKindText({ id, kind }: Yoga): string | null {
  const { t } = useTranslation("varshaphal");
  const say = useTermFormatter();
  if (kind === null || id === "radda") return null;
  if (id === "kamboola") {
    const [moon, other] = kind
      .split("_")
      .filter((grade): grade is TajakaGrade => TAJAKA_GRADES.includes(grade as never));
    return moon && other
      ? t("yogas.grades", { moon: say(TAJAKA_GRADE_WORDS[moon]), other: say(TAJAKA_GRADE_WORDS[other]) })
      : null;
  }
  const known = KINDS.find((name) => name === kind);
  return known ? t(`yogas.kind.${known}`) : null;
}
