import { type StreamEdit, withCapitals } from './stream-edits.ts'

/** Nouns for what the dictionary knows as a verb only, before another noun: "the tracking number". */
const verbalNouns: readonly (readonly [verb: string, noun: string])[] = [
  ['bill', 'facturació<n><f>'],
  ['browse', 'navegació<n><f>'],
  ['clean', 'neteja<n><f>'],
  ['drive', 'conducció<n><f>'],
  ['lift', 'elevació<n><f>'],
  ['load', 'càrrega<n><f>'],
  ['operate', 'funcionament<n><m>'],
  ['pack', 'embalatge<n><m>'],
  ['print', 'impressió<n><f>'],
  ['process', 'processament<n><m>'],
  ['purchase', 'compra<n><f>'],
  ['ship', 'enviament<n><m>'],
  ['test', 'prova<n><f>'],
  ['track', 'seguiment<n><m>'],
  ['wait', 'espera<n><f>'],
  ['work', 'treball<n><m>'],
]

/** Nouns that the dictionary has as verbs only. */
const missingNouns: readonly (readonly [verb: string, noun: string])[] = [
  ['quote', 'pressupost<n><m>'],
  ['reach', 'abast<n><m>'],
]

/** Words that the dictionary lacks, and which need no choice among readings. */
const unknownWords: readonly (readonly [word: string, read: string])[] = [
  ['breastfeeding', 'breastfeed<vblex><ger>/alletar<vblex><ger>'],
  ['dizzy', 'dizzy<adj>/marejat<adj>'],
  ['ethics', 'ethics<n><sg>/ètica<n><f><sg>'],
  ['forklift', 'elevating<adj>/elevador<adj>$ ^forklift<n><sg>/carretó<n><m><sg>'],
  ['forklifts', 'elevating<adj>/elevador<adj>$ ^forklift<n><pl>/carretó<n><m><pl>'],
  ['overtime', 'additional<adj>/addicional<adj><mf>$ ^hour<n><pl>/hora<n><f><pl>'],
  ['pharmacist', 'pharmacist<n><sg>/farmacèutic<n><GD><sg>'],
  ['reimburse', 'reimburse<vblex><inf>/reemborsar<vblex><inf>'],
  ['reimbursed', 'reimburse<vblex><pp>/reemborsar<vblex><pp>'],
  ['restroom', 'restroom<n><sg>/lavabo<n><m><sg>'],
]

const word = '\\^[^<$]+'
const periods = 'second|minute|hour|day|week|month|year'
const that = '^that<cnjsub>/que<cnjsub>$'
const owed = '[Pp]ayment|[Ii]nvoice|[Rr]ent|[Ff]ee|[Bb]ill|[Bb]alance'
const net = '^net<adj><sint>/net<adj><sint>$'
const isObject = '<(imp|inf|ger)>[^$]*\\$ '
const the = '\\^(the|any|all)<(det|predet)>[^$]*\\$ '
const noun = `(${word}<(adj|n|cnjcoo)>[^$]*\\$ )*${word}<n>[^$]*\\$`
const clause = `\\^prpers<prn><subj><p[12]>[^$]*\\$ ${word}<vb(lex|haver|ser|mod)><(past|pres)>`

/** Rewrites English where the pair's rules would lose the meaning, between its dictionary and its choice of words. */
export const englishStructure: readonly StreamEdit[] = [
  ...unknownWords.map(([unknown, read]): StreamEdit => [`\\^\\*${unknown}/[^$]*\\$`, `^${read}$`]),
  // Marks the verbs in question first: a pattern that starts with the verb is found much faster.
  [`(<(det|adj)>[^$]*\\$ \\^[a-z]+)(<vblex><(ger|pprs|subs)>/[^$]*\\$ ${word}<n>)`, '\\1<mark>\\3'],
  ...verbalNouns.map(([verb, noun]): StreamEdit => [`\\^${verb}<mark>[^$]*\\$`, `^${verb}<n><sg>/${noun}<sg>$`]),
  ['<mark>', ''],
  ...missingNouns.map(
    ([verb, noun]): StreamEdit => [
      `(<det>[^$]*\\$ (${word}<adj>[^$]*\\$ )?)\\^${verb}<vblex>[^$]*\\$`,
      `\\1^${verb}<n><sg>/${noun}<sg>$`,
    ],
  ),
  [
    '(\\^to<pr>[^$]*\\$) \\^reset<n><sg>/[^$]*\\$ (\\^[a-z]+<det>)',
    '\\1 ^reset<vblex><inf>/restablir<vblex><inf>$ \\2',
  ],
  // "The code we sent", but not "in the box you find"
  [`(${isObject}${the}${noun}) (${clause})`, `\\1 ${that} \\7`],
  [`(\\^all<[^$]*\\$ \\^the<det>[^$]*\\$ ${noun}) (${clause})`, `\\1 ${that} \\4`],
  [`(\\^The<det>[^$]*\\$ ${noun}) (${clause})`, `\\1 ${that} \\4`],
  // "You are sure you want"
  [`(\\^sure<adj>[^$]*\\$) (\\^prpers<prn><subj>)`, `\\1 ${that} \\2`],
  // "Can we meet?" loses the person otherwise, "could you please" the verb.
  ['(<vbmod>[^$]*\\$ \\^prpers<prn>[^$]*\\$) \\^please<[^$]*\\$', '\\1'],
  [
    '\\^(Can|Could|Will|Would)<vbmod>([^/$]*)/Poder([^/$]*)\\$ \\^prpers<prn><subj>([^/$]*)/prpers([^$]*)\\$',
    '^Prpers<prn><subj>\\4/Prpers\\5$ ^can<vbmod>\\2/poder\\3$',
  ],
  [
    '\\^Be<vbser><pres>([^/$]*)/[^$]*\\$ \\^prpers<prn><subj>([^/$]*)/prpers([^$]*)\\$ (\\^[^<$]+<adj>)',
    '^Prpers<prn><subj>\\2/Prpers\\3$ ^be<vbser><pres>\\1/ser<vbser><pres>\\1$ \\4',
  ],
  // "Stop taking", "is found to be"
  ...withCapitals(
    (capitalize): StreamEdit => [
      `\\^(${capitalize('stop')}<vblex>[^/$]*)/[^<$]*(<[^/$]*)[^$]*\\$ (\\^[^<$]+<vblex>)<(ger|subs|pprs)>/([^<$]+<vblex>)[^$]*\\$`,
      `^\\1/${capitalize('deixar')}\\2$ ^of<pr>/de<pr>$ \\3<inf>/\\5<inf>$`,
    ],
  ),
  ['(\\^be<vbser>[^$]*\\$) \\^find<vblex><pp>[^$]*\\$ \\^to<pr>[^$]*\\$ \\^be<vbser><inf>[^$]*\\$', '\\1'],
  // "For two weeks", "by Friday"
  [
    `\\^for<pr>/[^$]*\\$ ((\\^at least<adv>[^$]*\\$ )?${word}<num>[^$]*\\$ \\^(${periods})<n>)`,
    '^for<pr>/durant<pr>$ \\1',
  ],
  [`\\^for<pr>/[^$]*\\$ (\\^a<det>[^$]*\\$ \\^(${periods}|period)<n>)`, '^for<pr>/durant<pr>$ \\1'],
  ['\\^by<pr>/[^$]*\\$ (\\^(tomorrow<adv>|[A-Z][a-z]+day<n>|the<det>[^$]*\\$ \\^end<n>))', '^by<pr>/per a<pr>$ \\1'],
  // "Payment is due"
  [`(\\^(${owed})<n>[^$]*\\$ \\^be<vbser>[^$]*\\$) \\^due<adj>[^$]*\\$`, '\\1 ^due<adj>/exigible<adj><mf>$'],
  // "Net 30 days", "30 days net"
  [`\\^[Nn]et<adj>[^$]*\\$ (\\^[0-9]+<num>[^$]*\\$) (\\^day<n>)`, `\\1 ${net} \\2`],
  [`(\\^[0-9]+<num>[^$]*\\$) (\\^day<n>[^$]*\\$) \\^net<(n|adj)>[^$]*\\$`, `\\1 ${net} \\2`],
  // "By signing", "not yet", "the remaining pages"
  ...withCapitals(
    (capitalize): StreamEdit => [
      `\\^${capitalize('by')}<pr>/[^$]*\\$ (\\^[^<$]+<vblex><(ger|subs|pprs)>)`,
      `^${capitalize('by')}<pr>/${capitalize('en')}<pr>$ \\1`,
    ],
  ),
  ['\\^yet<cnjadv>/[^$]*\\$([^$^]*\\^[.?!]<sent>)', '^yet<adv>/encara<adv>$\\1'],
  [
    '(<(det|adj)>[^$]*\\$ )\\^remain<vblex><(ger|pprs|subs)>/[^$]*\\$ (\\^[^<$]+<n>)',
    '\\1^remaining<adj>/restant<adj><mf>$ \\4',
  ],
  // "Return the product", "it was returned", not "return to"
  ['\\^(return<vblex>[^/$]*)/[^<$]*(<vblex>[^/$]*)[^$]*\\$ (\\^[a-z]+<det>)', '^\\1/retornar\\2$ \\3'],
  ['(\\^be<vbser>[^$]*\\$ \\^return<vblex><pp>)/[^$]*', '\\1/retornar<vblex><pp>'],
  ['\\^Warn<vblex><(ger|pprs|subs)>/[^$]*\\$(\\^:<)', '^Warning<n><sg>/Avís<n><m><sg>$\\2'],
  // "Plenty of water", "plenty of boxes"
  ['\\^plenty<n>[^$]*\\$ \\^of<pr>[^$]*\\$ (\\^[^<$]+<n><sg>)', '^much<det><qnt><sg>/molt<adj><GD><sg>$ \\1'],
  ['\\^plenty<n>[^$]*\\$ \\^of<pr>[^$]*\\$ (\\^[^<$]+<n><pl>)', '^many<det><qnt><pl>/molt<adj><GD><pl>$ \\1'],
  ['\\^news<n><sg>/[^$]*\\$', '^news<n><pl>/notícia<n><f><pl>$'],
]
