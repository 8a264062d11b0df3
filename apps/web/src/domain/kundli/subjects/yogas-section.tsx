import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, YOGA_GROUP_WORDS, YOGA_WORDS } from "@lagna/terms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { Turns } from "../../uncertain/turns.tsx";
import { useWord, useWordList } from "../../words/use-word.ts";
import { AtDepth } from "./at-depth.tsx";
import { Fetched } from "../fetched.tsx";
import type { SectionProps } from "../section-props.ts";
import { DoshaCards } from "./dosha-cards.tsx";
import { MakingCard, useSources, useWashed } from "./making.tsx";
import { useHowCommon } from "./use-how-common.ts";

type Yogas = NonNullable<KundliData["yogas"]>;
type Doshas = NonNullable<KundliData["doshas"]>;

const NAMES = ["yogas", "doshas"] as const;
/** The strongest, before the rest is asked for. */
const FIRST = 10;

/** What the grahas make together: yogas as cards with the placements that make them, then doshas with what lifts them. */
export function YogasSection(props: SectionProps) {
  const { t } = useTranslation("subjects");
  const sentence = useSentence();
  const { depth } = props;
  return (
    <Fetched {...props} names={NAMES}>
      {({ yogas, doshas }) => (
        <AtDepth
          depth={depth}
          sentence={sentence(yogas, doshas)}
          figure={
            <div className="flex flex-col gap-8">
              <YogaCards {...props} yogas={yogas} />
              <section aria-label={t("doshas.title")}>
                <h3 className="text-sm text-ink-muted">{t("doshas.title")}</h3>
                <DoshaCards {...props} doshas={doshas} />
              </section>
            </div>
          }
          table={<YogaTable yogas={yogas} />}
        />
      )}
    </Fetched>
  );
}

const held = (yogas: Yogas): Yogas => yogas.filter(({ holds }) => holds === true);

function useSentence(): (yogas: Yogas, doshas: Doshas) => string {
  const { t } = useTranslation("subjects");
  const say = useWord();
  const format = useFormat();
  return (yogas, doshas) => {
    const all = held(yogas);
    const strongest = all.find(({ nature }) => nature === "auspicious");
    const standing = doshas.filter(({ holds }) => holds === true);
    const lifted = standing.filter(({ degree }) => degree === "cancelled");
    const count = t("yogas.sentence", { count: all.length, yogas: format.number(all.length) });
    const first = strongest ? t("yogas.strongest", { yoga: say(YOGA_WORDS[strongest.id]) }) : "";
    const third = t("doshas.sentence", {
      count: standing.length,
      doshas: format.number(standing.length),
      lifted: format.number(lifted.length),
    });
    return [count, first, third].filter((part) => part !== "").join(" ");
  };
}

function YogaCards({ yogas, data, focus }: SectionProps & { yogas: Yogas }) {
  const { t } = useTranslation("subjects");
  const say = useWord();
  const list = useWordList();
  const format = useFormat();
  const sources = useSources();
  const common = useHowCommon();
  const { pressed, press } = useWashed<Yogas[number]["id"]>(focus);
  const [all, setAll] = useState(false);
  const standing = held(yogas);
  const open = yogas.filter(({ holds }) => holds === null);
  return (
    <section aria-label={t("yogas.title")}>
      <ul>
        {(all ? standing : standing.slice(0, FIRST)).map((yoga) => (
          <MakingCard
            key={yoga.id}
            title={say(YOGA_WORDS[yoga.id])}
            sense={say(YOGA_WORDS[yoga.id], "sense")}
            making={yoga}
            turns={[`yogas.${yoga.id}.holds`]}
            pressed={pressed === yoga.id}
            onPress={() => press(yoga.id, yoga)}
            data={data}
            focus={focus}
          >
            {[common(yoga.frequency), say(YOGA_GROUP_WORDS[yoga.group]), sources(yoga.sources)]
              .filter((part) => part !== null)
              .join(" · ")}
          </MakingCard>
        ))}
      </ul>
      {!all && standing.length > FIRST && (
        <Button className="mt-3" onClick={() => setAll(true)}>
          {t("yogas.all", { yogas: format.number(standing.length) })}
        </Button>
      )}
      {open.length > 0 && (
        <p className="mt-3 text-sm text-ink-muted">
          {t("yogas.undecided", { yogas: list(open.map(({ id }) => YOGA_WORDS[id])) })}
        </p>
      )}
    </section>
  );
}

function YogaTable({ yogas }: { yogas: Yogas }) {
  const { t } = useTranslation("subjects");
  const say = useWord();
  const list = useWordList();
  const format = useFormat();
  const sources = useSources();
  const common = useHowCommon();
  return (
    <Table caption={t("yogas.title")} className="stacked [--stacked-name:6rem]">
      <thead>
        <tr>
          <Th>{t("yogas.yoga")}</Th>
          <Th>{t("yogas.madeBy")}</Th>
          <Th>{t("yogas.houses")}</Th>
          <Th>{t("yogas.strength")}</Th>
          <Th>{t("yogas.howCommon")}</Th>
          <Th>{t("yogas.source")}</Th>
        </tr>
      </thead>
      <tbody>
        {held(yogas).map((yoga) => (
          <tr key={yoga.id}>
            <Th scope="row">
              {say(YOGA_WORDS[yoga.id])}
              <Turns paths={[`yogas.${yoga.id}.holds`]} />
            </Th>
            <Td>{list(yoga.grahas.map((id) => GRAHA_WORDS[id]))}</Td>
            <Td>{yoga.houses.map((house) => format.number(house)).join(", ")}</Td>
            <Td>{yoga.strength === null ? "–" : format.number(yoga.strength, { maximumFractionDigits: 2 })}</Td>
            <Td>{common(yoga.frequency) ?? "–"}</Td>
            <Td>{sources(yoga.sources)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
