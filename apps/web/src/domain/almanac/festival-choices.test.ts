import { expect, test } from "vitest";
import { isVrata } from "./festival-choices.ts";

test.each(["angaraki_chaturthi", "somavati_amavasya", "shani_trayodashi", "ekadashi_kamada", "sankashti_chaturthi"])(
  "%s returns within the year: it is a fast, not a festival",
  (id) => expect(isVrata({ id })).toBe(true),
);

test.each(["diwali", "ganesha_chaturthi", "mauni_amavasya", "guru_purnima", "vaikuntha_ekadashi", "ekadashi_shraddha"])(
  "%s is a festival",
  (id) => expect(isVrata({ id })).toBe(false),
);
