import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TurnMemory } from "../packages/astrologer/src/index.ts";
import { BIRTHS } from "../packages/astrologer/test/corpus/births.data.ts";
import { CHART_M, buildTestIndex, type TestBirth } from "../packages/astrologer/test/test-charts.ts";
import { answerMessage } from "../packages/astrologer/test/answer-message.ts";

/** `npm run examples` writes docs/examples.md: twenty unedited answers of the built-in astrologer for four charts. */
const CONVERSATIONS: readonly (readonly [TestBirth, readonly string[]])[] = [
  [
    CHART_M,
    [
      "Stuck at the same level for two years. When will I get promoted?",
      "why?",
      "मेरी शादी कब होगी?",
      "aur paisa?",
      "How will 2027 be for me?",
    ],
  ],
  [
    BIRTHS[20] ?? CHART_M,
    [
      "What kind of person am I? Tell me my nature.",
      "job or business, which suits me?",
      "are you sure?",
      "ghar kab banega",
      "What is my atmakaraka?",
    ],
  ],
  [
    BIRTHS[29] ?? CHART_M,
    [
      "मेरा करियर कैसा रहेगा?",
      "विदेश जाने का योग कब है?",
      "सरल भाषा में बताइए",
      "मेरा स्वास्थ्य कैसा रहेगा?",
      "अभी कौन-सी दशा चल रही है?",
    ],
  ],
  [
    BIRTHS[34] ?? CHART_M,
    [
      "meri shaadi kis saal hogi",
      "uske baad?",
      "What about my mother?",
      "how many years will I live?",
      "How is today?",
    ],
  ],
];

const ANSWER_DATE = "21 November 2026";

function renderConversation(birth: TestBirth, questions: readonly string[]): string {
  const index = buildTestIndex(birth);
  let turns: readonly TurnMemory[] = [];
  const answers = questions.map((question) => {
    const answer = answerMessage({ question, index, turns });
    turns = [...turns, answer.memory];
    const text = answer.sentences
      .map((sentence) => `${sentence.text}${sentence.facts.length > 0 ? ` [${sentence.facts.join(", ")}]` : ""}`)
      .join(" ");
    return `**${question}**\n\n${text}`;
  });
  const { local, latitude, longitude } = birth;
  const heading = `## Born ${local.replace("T", ", ")}, latitude ${latitude}, longitude ${longitude}`;
  return `${heading}\n\n${answers.join("\n\n")}`;
}

const page = `# Answers of the built-in astrologer

Twenty answers from four charts, asked on ${ANSWER_DATE}, each chart's in one conversation, as they come: \`npm run examples\` writes this page. In
brackets are the facts a sentence stands on; the product shows them as marks that open.

${CONVERSATIONS.map(([birth, questions]) => renderConversation(birth, questions)).join("\n\n")}
`;
writeFileSync(join(import.meta.dirname, "..", "docs", "examples.md"), page);
