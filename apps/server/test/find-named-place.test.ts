import { beforeAll, expect, test } from "vitest";
import { createNamedPlaceFinder } from "../src/chat/find-named-place.ts";
import { createPlacesService } from "../src/modules/places/service.ts";
import { gazetteer } from "./build-test-app.ts";

const findPlace = createNamedPlaceFinder(createPlacesService(gazetteer));
beforeAll(() => gazetteer.ready(), 120_000);

test.each([
  ["14 feb ko uske papa se rishte ki baat karne jau to din sahi hai?", null],
  ["apna ghar ka kaam kab shuru karu", null],
  ["उस दिन छोटी वाली का विद्यारंभ करा दें", null],
  ["girl seeing ke liye kal ka din", null],
  ["subah 5 baje padhu ki raat mein", null],
  ["गुरमीत आंटी कह रही हैं उनका बंदी छोड़ भी दिवाली के ही दिन होता है", null],
  ["papa ke saath Pune mein griha pravesh kab karein", "Pune"],
  ["aaj rahu kaal Thane mein", "Thane"],
  ["and lakshmi puja timing in Nagpur?", "Nagpur"],
  ["is tomorrow good for it in New York", "New York City"],
  ["दिल्ली में कल सूर्योदय कब है", "Delhi"],
  ["nagpur rahu kaal", "Nagpur"],
  ["rahu kaal for leeds tomorrow", "Leeds"],
  ["brahma muhurta cuttack ka roz ka kitna hota", "Cuttack"],
  ["aaj chand nikla kya? subah se bhooki hu Rajkot", "Rajkot"],
  ["panchang of Surat for monday", "Surat"],
  ["आज का पूरा पंचांग गाडरवारा का दिखाओ", "Gadarwara"],
  ["नर्स हूँ सीकर में। आज करण कौन सा है?", "Sikar"],
  ["मनामा बहरीन की हवेली में सेवा करता हूँ। आज का यहाँ का पंचांग दीजिए", "Manama"],
  ["Living in Leicester. Can you show today's tithi?", "Leicester"],
  ["rahu kaal shuru ho gaya kya abhi??", null],
  ["gangaur ki date bhi chahiye agle saal ki", null],
  ["if bidai shifts to saturday what is it then", null],
  ["is tara bal ok on Saturday? long drive to jaisalmer with a family", null],
  ["दफ्तर में अर्जी देने की तारीख भी निकाल दो", null],
  ["My father left us on a Magh Krishna Ashtami. When is his barsi by tithi?", null],
] as const)("%s: %s", async (text, expected) => {
  const id = await findPlace(text);
  const place = id === null ? null : await gazetteer.findPlace(id);
  expect(place?.name ?? null).toBe(expected);
});
