import {
  type Graha,
  GRAHA_WORDS,
  type PrashnaEffect,
  TAJAKA_YOGA_EFFECTS,
  TAJAKA_YOGA_WORDS,
  TAJAKA_YOGAS,
  type TajakaYogaId,
} from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { PrashnaAnswer } from "./prashna-api.ts";

type Evidence = PrashnaAnswer["evidence"][number];

interface EvidenceListProps {
  readonly effect: PrashnaEffect;
  readonly answer: PrashnaAnswer;
}

/** What speaks for, delays or opposes the matter, or is a fact alone; nothing if there is no such evidence. */
export function EvidenceList({ effect, answer }: EvidenceListProps) {
  const { t } = useTranslation("prashna");
  const say = useEvidenceSentence(answer);
  const evidence = answer.evidence.filter((each) => each.effect === effect);
  if (evidence.length === 0) return null;
  return (
    <section aria-labelledby={`evidence-${effect}`}>
      <h3 id={`evidence-${effect}`} className="text-heading font-medium">
        {t(`effect.${effect}`)}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {evidence.map((each, index) => (
          <li key={index} className={each.spoiled || each.weight === "minor" ? "py-2.5 text-ink-muted" : "py-2.5"}>
            {say(each)} {each.spoiled && <>{t("spoiled")} </>}
            {each.weight === "minor" && <>{t("minor")} </>}
            <cite className="block text-sm text-ink-muted not-italic">{t(`source.${each.source.text}`)}</cite>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Yogas whose orb is the way still to go; that of others is a distance. */
const APPLYING: readonly TajakaYogaId[] = ["ithasala", "nakta", "yamaya", "tambira"];
/** Yogas of all grahas, whose effect is worded for a year. */
const OF_ALL: readonly TajakaYogaId[] = ["ikkabala", "induvara"];

/** A fact of the chart as a sentence, with what it says for the matter; the grahas are named with what they stand for. */
export function useEvidenceSentence({ karya, significators }: PrashnaAnswer): (evidence: Evidence) => string {
  const { t } = useTranslation("prashna");
  const say = useTermFormatter();
  const format = useFormat();
  const language = useLanguage();
  const nameRoles = (graha: Graha): string => {
    const name = say(GRAHA_WORDS[graha]);
    const roles = [
      ...(graha === significators.lagna_lord.id ? [t("roles.asker")] : []),
      ...(graha === karya.lord ? [t("roles.matter")] : []),
    ];
    return roles.length === 0 ? name : `${name} (${format.list(roles)})`;
  };
  const sayYoga = (id: TajakaYogaId, { grahas, through, orb, kind }: Evidence): string => {
    const yoga = say(TAJAKA_YOGA_WORDS[id]);
    if (OF_ALL.includes(id)) return `${yoga}: ${say(TAJAKA_YOGA_WORDS[id], "sense")}.`;
    const formed = { grahas: format.list(grahas.map(nameRoles)), yoga };
    const degrees = orb === null ? null : format.number(Math.round(orb * 10) / 10);
    return [
      through
        ? t("yoga.through", { ...formed, through: say(GRAHA_WORDS[through]) })
        : t("yoga.formed", { ...formed, count: grahas.length }),
      ...(degrees === null ? [] : [t(APPLYING.includes(id) ? "yoga.toGo" : "yoga.apart", { degrees })]),
      ...(kind === "bhavishya" ? [t("yoga.coming")] : []),
      TAJAKA_YOGA_EFFECTS[id][language],
    ].join(" ");
  };
  return (evidence) => {
    const yoga = TAJAKA_YOGAS.find((each) => each === evidence.id);
    if (yoga) return sayYoga(yoga, evidence);
    const [first, second] = evidence.grahas;
    return t(`rules.${evidence.id}`, {
      grahas: format.list(evidence.grahas.map((graha) => say(GRAHA_WORDS[graha]))),
      first: first ? say(GRAHA_WORDS[first]) : "",
      second: second ? say(GRAHA_WORDS[second]) : "",
      house: format.number(karya.house),
    });
  };
}
