import type { Graha } from "@lagna/terms";
import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** For each graha a routine and a small service or gift, chosen by its day and the people it signifies (BPHS 84, in everyday form). */
export const REMEDY_ACTS: Readonly<Record<Graha, PhraseVariants>> = {
  sun: variants(
    "Rise before the sun for six weeks and spend the first ten minutes in silence; on Sundays do something for your father or for an older man who lives alone.",
    "छह हफ़्ते सूरज से पहले उठिए और पहले दस मिनट मौन रहिए; रविवार को पिता या किसी अकेले बुज़ुर्ग के लिए कुछ कीजिए।",
    "Chhah hafte sooraj se pehle uthiye aur pehle das minute shaant rahiye; Sunday ko pita ya kisi akele buzurg ke liye kuch kijiye.",
  ),
  moon: variants(
    "Go to bed at a fixed hour and drink water before you answer in anger; on Mondays cook or bring a meal for someone who looks after others.",
    "सोने का एक समय तय रखिए और ग़ुस्से का जवाब देने से पहले पानी पीजिए; सोमवार को किसी ऐसे को भोजन दीजिए जो सबका ध्यान रखता है।",
    "Sone ka ek samay tay rakhiye aur gusse ka jawab dene se pehle paani pijiye; Monday ko kisi aise ko khana dijiye jo sabka dhyan rakhta hai.",
  ),
  mars: variants(
    "Use your strength every day: twenty minutes of brisk walking is enough; on Tuesdays repair or lift something for a neighbour.",
    "रोज़ शरीर की ताक़त लगाइए, बीस मिनट तेज़ चलना काफ़ी है; मंगलवार को किसी पड़ोसी का कोई काम हाथ से कर दीजिए।",
    "Roz sharir ki taakat lagaiye, bees minute tez chalna kaafi hai; Tuesday ko kisi padosi ka koi kaam haath se kar dijiye.",
  ),
  mercury: variants(
    "Write ten lines by hand each morning and answer one old message a day; on Wednesdays help a child with a lesson.",
    "रोज़ सुबह दस पंक्तियाँ हाथ से लिखिए और एक अटका संदेश निपटाइए; बुधवार को किसी बच्चे को पढ़ाइए।",
    "Roz subah das line haath se likhiye aur ek atka message niptaiye; Wednesday ko kisi bachche ko padhaiye.",
  ),
  jupiter: variants(
    "Read two pages of something wiser than the news before bed; on Thursdays thank or visit someone who taught you.",
    "सोने से पहले ख़बरों से गहरी किसी किताब के दो पेज पढ़िए; गुरुवार को अपने किसी शिक्षक को धन्यवाद दीजिए।",
    "Sone se pehle news se gehri kisi kitaab ke do page padhiye; Thursday ko apne kisi teacher ko thank you kahiye.",
  ),
  venus: variants(
    "Keep one corner of the house beautiful and your accounts just as tidy; on Fridays give flowers, food or praise and expect nothing back.",
    "घर का एक कोना सुंदर रखिए और हिसाब उतना ही साफ़; शुक्रवार को बिना बदले की चाह के फूल, भोजन या प्रशंसा दीजिए।",
    "Ghar ka ek kona sundar rakhiye aur hisaab utna hi saaf; Friday ko bina badle ki chaah ke phool, khana ya taareef dijiye.",
  ),
  saturn: variants(
    "Do one dull duty first every day, at the same hour; on Saturdays give an hour or a meal to someone who works with their hands.",
    "रोज़ एक नीरस काम सबसे पहले, एक ही समय पर; शनिवार को किसी मेहनत करने वाले को एक घंटा या एक भोजन दीजिए।",
    "Roz ek boring kaam sabse pehle, ek hi samay par; Saturday ko kisi mehnat karne wale ko ek ghanta ya ek khana dijiye.",
  ),
  rahu: variants(
    "Put the screen away an hour before sleep and finish one thing before you start the next; give old clothes, or things you hoard, to people who can use them.",
    "सोने से एक घंटा पहले स्क्रीन बंद कीजिए और नया खोलने से पहले एक काम पूरा; जमा की हुई चीज़ें उसे दीजिए जिसके काम आएँ।",
    "Sone se ek ghanta pehle screen band kijiye aur naya kholne se pehle ek kaam poora; jama ki hui cheezein use dijiye jiske kaam aayein.",
  ),
  ketu: variants(
    "Sit for ten minutes a day with no aim at all, then do one simple physical task; feed an animal, or repair something you had given up on.",
    "रोज़ दस मिनट बिना लक्ष्य के बैठिए, फिर हाथ का एक सीधा काम; किसी पशु को खिलाइए या छोड़ी हुई चीज़ ठीक कीजिए।",
    "Roz das minute bina lakshya ke baithiye, phir haath ka ek seedha kaam; kisi jaanwar ko khilaiye ya chhodi hui cheez theek kijiye.",
  ),
};
