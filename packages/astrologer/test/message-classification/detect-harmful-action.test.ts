import { expect, test } from "vitest";
import { tokenise } from "../../src/language/tokenise.ts";
import { detectHarmfulAction } from "../../src/message-classification/danger/detect-harmful-action.ts";
import { asksAboutDeath } from "../../src/message-classification/danger/asks-about-death.ts";

const read = (text: string) => detectHarmfulAction(tokenise(text))?.kind ?? null;

test.each([
  "I took 20 sleeping pills",
  "neend ki goliyan kha li maine",
  "कीटनाशक पी लिया है",
  "phenyl pee liya",
  "I took a lot of paracetamol an hour ago",
  "my sister swallowed acid",
  "bete ne chuhe marne ki dawa kha li",
  "she has cut her wrist",
  "nas kaat li hai",
  "वह छत से कूद गया",
])("a completed act with its means is an emergency even without a pronoun: %s", (text) =>
  expect(read(text)).toBe("already_happened"),
);

test.each(["some boy splashed acid on her face", "usne mujh pe tezab fenka", "सास ने मुझ पर खौलता तेल डाल दिया"])(
  "an attack with acid or boiling liquid is an emergency: %s",
  (text) => expect(read(text)).toBe("already_happened"),
);

test.each(["a rope tied, will I get the job", "rassi taiyar hai, bas itna bata do naukri kab", "फंदा बना लिया है"])(
  "a rope that is ready is danger beside any question: %s",
  (text) => expect(read(text)).toBe("self_harm"),
);

test.each([
  "the rope for the swing is ready, which day is good",
  "gaay ki rassi bandh li, ab khet jau kya",
  "I poured acid into the drain to clean it",
])("ropes and acid in everyday use: %s", (text) => expect(read(text)).toBeNull());

test.each(["zeher kha lu kya", "मैं पुल से कूद जाऊँ", "phansi laga lu", "I have saved up all my sleeping pills"])(
  "an intended act with its means: %s",
  (text) => expect(read(text)).toBe("self_harm"),
);

test.each([
  "I took a vitamin tablet in the morning",
  "doctor ne kaha 2 goli subah lena",
  "pyaaz kaat li hai sabzi ke liye",
  "I jumped at the offer",
  "khana kha liya",
  "chai pee li",
  "the market took a fall",
  "film me hero chhat se kood gaya",
])("no act in ordinary words: %s", (text) => expect(read(text)).toBeNull());

test.each([
  "Am I dying?",
  "kya main marne wala hoon",
  "क्या मैं मरने वाला हूँ?",
  "kya main bachunga",
  "kya mera baccha mar jayega",
  "will he be killed",
  "when will my father die",
  "meri maut kab hogi",
  "क्या वो बच पाएगी",
  "how long will my grandmother live? give the lifespan",
  "will my dog survive the night",
])("asks about life or death: %s", (text) => expect(asksAboutDeath(tokenise(text))).toBe(true));

test.each([
  "how old is my father",
  "papa ki umar kitni hai",
  "zindagi ka matlab kya hai",
  "when will my son live abroad",
  "will my business survive",
  "kitna paisa bachega",
  "what is the eighth house, the house of death?",
  "my phone died, when will I get a new one",
])("does not ask about life or death: %s", (text) => expect(asksAboutDeath(tokenise(text))).toBe(false));
