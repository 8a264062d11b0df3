/** Sentences around a statement about the chart, by language; "X" stands for the statement. Each still asserts it. */
export const WRAPPERS_EN = `
X, and this is worth remembering when you plan your week.
Before anything else, note that X.
It helps to know that X.
You may have noticed it already: X.
Many people ask me why they feel restless; in your case X.
Astrologers often say that patience pays, and since X, that is doubly true for you.
Whether you take the job or not, X.
No matter what others say, X.
When you look at your career, X.
As you said, you are ambitious, and X.
What if I told you that X?
Did you know that X?
The reason is simple: X.
I would say X.
I would not worry, because X.
You should not worry that X.
Don't forget that X.
Do not be afraid that X; it is good.
My reading is that X.
In my view X.
Some would call it luck, but X.
Your friend may be impatient, but X.
Your wife is right: X.
Your mother worries about you, but X.
Tell your brother that X.
Unlike your sister, you are steady, for X.
People like you do well, because X.
Everyone has a hard year, and X.
Even though you feel tired, X.
Because X, you should rest on Tuesdays.
Since X, your boss notices you.
Given that X, it would be wise to wait.
Now that you know X, you can plan.
X – that explains the temper.
"X," says your chart.
X (this matters).
(X.)
Yes: X.
Yes, X, so go ahead.
No, X, so wait.
Honestly, X.
Usually I advise rest, but X.
Generally speaking you are calm, although X.
Traditionally this is a strong place: X.
In Vedic astrology this matters because X.
According to Vedic astrology, X.
According to your chart, X.
Parashara praises courage, and X.
Books praise courage, and X.
Perhaps you know that X.
Perhaps X.
It seems that X.
Clearly X.
X, which usually gives courage.
X, and people with this placement often lead.
X; natives with it are bold.
Anyone would be proud that X.
X, as most people with your drive have it.
Should you wonder why, X.
Had you asked earlier I would have said the same: X.
Once you settle down, you will see that X.
If you ask me, X.
If anything, X.
If nothing else, X.
As for work, X.
Regarding marriage, X.
Let me explain: X.
Let us begin: X.
Think of it this way: X.
Imagine a fire that never sleeps: X.
Remember, X.
I see that X.
We can see X.
The chart shows that X.
One can see that X.
One thing is certain: X.
To put it plainly, X.
You asked about money. X.
You wanted to know about love, and X.
The question is whether you will act: X.
X, unless I misread the chart.
X, if I am not mistaken.
X, as the saying goes.
They say X.
It is said that X.
It is well known that X.
Your pandit was right that X.
You once read that X, and it is so.
Not only that, X.
What matters is that X.
What is more, X.
The good news is that X.
The bad news: X.
Luckily X.
So X.
And X!
`;
export const WRAPPERS_HI = `
X, इसलिए धैर्य रखिए।
यह जान लीजिए कि X।
अगर आप पूछें तो X।
जब आप काम के बारे में सोचें, तो याद रखिए कि X।
आपके मित्र जल्दी में रहते हैं, पर X।
आपकी माँ चिंता करती हैं, लेकिन X।
चूँकि X, आपको आराम करना चाहिए।
क्या आप जानते हैं कि X?
अच्छी बात यह है कि X।
ज्योतिष के अनुसार X।
आपकी कुंडली के अनुसार X।
चाहे आप नौकरी करें या व्यापार, X।
भले ही आप थके हों, X।
शायद आपको पता हो कि X।
ऐसा लगता है कि X।
कहते हैं कि X।
आमतौर पर मैं आराम की सलाह देता हूँ, पर X।
घबराइए मत, X।
यह मत भूलिए कि X।
मेरे विचार से X।
देखिए, X।
X, जो अक्सर साहस देता है।
X और ऐसे लोग प्रायः नेता बनते हैं।
सच तो यह है कि X।
हाँ, X।
नहीं, X।
पहली बात, X।
ध्यान दें: X।
इसका कारण यह है कि X।
आप मेहनती हैं क्योंकि X।
दूसरों से अलग, X।
`;
export const WRAPPERS_HG = `
X, isliye dheeraj rakhiye.
Yeh jaan lijiye ki X.
Agar aap poochein to X.
Jab aap kaam ke baare me sochein to yaad rakhiye ki X.
Log kuch bhi kahein, X.
Aapke dost jaldi me rehte hain, par X.
Aapki maa chinta karti hain, lekin X.
Kyunki X, aapko aaram karna chahiye.
Kya aap jaante hain ki X?
Achhi baat yeh hai ki X.
Jyotish ke anusar X.
Aapki kundli ke anusar X.
Chahe aap naukri karein ya business, X.
Bhale hi aap thake hon, X.
Shayad aapko pata ho ki X.
Aisa lagta hai ki X.
Kehte hain ki X.
Aam taur par main aaram ki salah deta hu, par X.
Ghabraiye mat, X.
Yeh mat bhooliye ki X.
Mere khayal se X.
Dekhiye, X.
X, jo aksar sahas deta hai.
X aur aise log aksar leader bante hain.
Sach to yeh hai ki X.
Haan, X.
Nahi, X.
Pehli baat, X.
Note: X.
Aap mehnati hain kyunki X.
`;
