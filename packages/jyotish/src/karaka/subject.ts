import { subject } from "../subject.ts";
import { charaKarakas } from "./chara-karaka.ts";

export const karakas = subject(({ longitudes }) => charaKarakas(longitudes));
