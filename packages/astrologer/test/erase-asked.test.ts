import { describe, expect, test } from "vitest";
import { eraseAsked } from "../src/index.ts";

describe("a wish to have something deleted", () => {
  test.each([
    ["I want to delete my data", "data"],
    ["please delete all my data", "data"],
    ["can you delete everything about me", "data"],
    ["erase my birth details", "data"],
    ["wipe my chat history", "data"],
    ["remove all my information from here", "data"],
    ["my data should be deleted", "data"],
    ["data deletion request", "data"],
    ["forget me", "data"],
    ["mera data delete karo", "data"],
    ["mera data hata do", "data"],
    ["kya aap mera data mita sakte ho", "data"],
    ["मेरा डेटा हटाओ", "data"],
    ["मैं अपना डेटा मिटाना चाहता हूँ", "data"],
    ["delete my account", "account"],
    ["how do I delete my account", "account"],
    ["I want my account deleted", "account"],
    ["close my account", "account"],
    ["deactivate my account please", "account"],
    ["request for deletion of my account", "account"],
    ["mera account band karo", "account"],
    ["account kaise delete karu", "account"],
    ["mujhe apna account hatana hai", "account"],
    ["मेरा अकाउंट डिलीट करो", "account"],
    ["मेरा खाता बंद करना है", "account"],
    ["remove chart", "chart"],
    ["delete mummy's chart", "chart"],
    ["delete Arjun's kundli", "chart"],
    ["mummy ki kundli hatao", "chart"],
    ["meri kundli delete kar dijiye", "chart"],
    ["मेरी कुंडली हटा दो", "chart"],
    ["remove the link to my account", "link"],
    ["remove the link", "link"],
  ])("%s: %s", (text, what) => expect(eraseAsked(text)).toMatchObject({ what }));

  test.each(["delete all charts", "sabhi kundli hata do", "मेरी सभी कुंडलियां हटा दो"])("of all charts: %s", (text) =>
    expect(eraseAsked(text)).toEqual({ what: "chart", isAll: true }),
  );

  test.each([
    "remove dosh from my kundli",
    "how to remove mangal dosh from chart",
    "kundli se mangal dosh hatao",
    "kundli me dosh kaise hataye",
    "कुंडली से दोष कैसे हटाएँ",
    "how do I get rid of debts",
    "remove obstacles in my career",
    "mera business band ho jayega kya",
    "should I close my shop",
    "should I cancel my marriage",
    "when will the case be cleared",
    "will the bank close my account",
    "kya main apna khata band karun bank ka",
    "how to forget everything",
    "I want to forget her",
    "mujhe sab bhool jana hai",
    "sab khatam karna hai",
    "मेरी परेशानी खत्म करो",
    "delete ho gaya data galti se",
    "don't delete my data",
    "मेरा डेटा मत हटाओ",
    "what does my chart say",
  ])("is not %s", (text) => expect(eraseAsked(text)).toBeNull());
});
