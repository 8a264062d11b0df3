import { expect, test } from "vitest";
import { isVrata } from "./festival-choices.ts";

test.each(["angaraki_chaturthi", "somavati_amavasya", "shani_trayodashi", "ekadashi_kamada", "sankashti_chaturthi"])(
  "%s returns within the year: it is a fast, not a festival",
  (id) => expect(isVrata({ id })).toBe(true),
);

test.each(["pausha_purnima", "ashvina_purnima", "adhika_purnima", "kartika_amavasya", "papamochani_chaitra_amavasya"])(
  "%s is the full or new moon of its month: an observance, not a festival",
  (id) => expect(isVrata({ id })).toBe(true),
);

test.each(["magha_purnima", "kartika_purnima", "sharad_purnima", "buddha_purnima", "hariyali_amavasya"])(
  "%s is a full or new moon with a festival of its own",
  (id) => expect(isVrata({ id })).toBe(false),
);

test.each(["diwali", "ganesha_chaturthi", "mauni_amavasya", "guru_purnima", "vaikuntha_ekadashi", "ekadashi_shraddha"])(
  "%s is a festival",
  (id) => expect(isVrata({ id })).toBe(false),
);
