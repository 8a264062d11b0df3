import { describe, expect, test } from "vitest";
import { assessDanger } from "../../src/index.ts";
import { answerMessage } from "../answer-message.ts";
import { buildTestIndex, CHART_M } from "../test-charts.ts";

const KINDS: Readonly<Record<string, readonly string[]>> = {
  threat_received: [
    "An ex says he will throw acid on me if I get married",
    "my cousin said they will stab me if I talk to that boy",
    "they said they will burn our house and kill my father",
    "neighbour swears he will cut my son",
    "usne kaha hai ki shaadi ki to mere chehre pe tezab fek dega",
    "padosi bola hai mere bhai ko kaat dalega",
    "devar kehta hai mujhe jala dega",
    "एक लड़का कहता है कि मेरे चेहरे पर तेज़ाब डाल देगा",
    "चाचा ने कहा है कि मुझे गोली मार देंगे",
  ],
  self_harm: [
    "haath pe blade maar leti hu",
    "main apni kalai pe blade chalati hu",
    "jab gussa aata hai to khud ko chaku se kaat leta hu",
    "i cut my arms when papa shouts",
    "I burn myself with incense sticks",
    "I keep cutting my thighs and hide it from mummy",
    "अपने हाथ पर ब्लेड मार लेती हूँ",
    "मैं कभी कभी खुद को काट लेता हूँ",
    "ग़ुस्से में अपने हाथ पर चाकू मारता हूँ",
  ],
  another_in_danger: [
    "my sister cuts herself at night",
    "he says he will kill himself",
    "my roommate keeps hurting herself",
    "meri behen khud ko blade se kaatti hai",
    "papa keh rahe the ki phansi laga lunga",
    "wo bolti hai mar jaungi",
    "मेरा दोस्त खुद को जला लेता है",
    "मेरी बेटी अपने हाथ पर ब्लेड मारती है, खुद को काटती है",
  ],
  harm_to_others: [
    "i will throw acid on her",
    "main usko maar dunga",
    "मैं उसे चाकू मार दूँगा",
    "I am going to stab him tonight",
    "uske chehre pe tezab daal dunga, usko jala dunga",
  ],
  already_happened: [
    "he threw acid on my face",
    "usne mujh pe tezab fenka",
    "I cut my wrist just now",
    "abhi nas kaat li hai khoon beh raha hai",
    "maine phenyl pi liya",
    "she swallowed 20 tablets",
    "I jumped from the balcony yesterday and cannot walk",
  ],
};

describe.each(Object.entries(KINDS))("%s", (kind, messages) => {
  test.each(messages)("is chosen by who acts on which body, and whether it has happened: %s", (message) =>
    expect(assessDanger(message)?.kind).toBe(kind),
  );
});

const index = buildTestIndex(CHART_M);
const helpFor = (question: string): string =>
  answerMessage({ question, index })
    .sentences.map(({ text }) => text)
    .join(" ");

test.each(["maine phenyl pi liya", "she swallowed 20 tablets", "neend ki saari goliyan kha li"])(
  "only what was swallowed gets advice about vomiting: %s",
  (message) => expect(helpFor(message)).toMatch(/vomiting|Ulti/u),
);
test.each([
  "he threw acid on my face",
  "usne mujh pe tezab fenka",
  "abhi nas kaat li hai khoon beh raha hai",
  "I cut my wrist just now",
  "वह छत से कूद गया",
])("an injury gets first aid for it: %s", (message) => {
  const text = helpFor(message);
  expect(text).not.toMatch(/vomiting|Ulti|उल्टी/u);
  expect(text).toMatch(/running water|behte paani|बहते पानी/u);
});
