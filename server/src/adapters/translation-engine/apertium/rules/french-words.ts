import type { StreamEdit } from './stream-edits.ts'
import {
  addMissingWords,
  chooseTranslations,
  type MissingWord,
  type ReplacedWord,
  replaceTranslations,
} from './target-words.ts'

const missing: readonly MissingWord[] = [
  ['aigüera aigüeres', 'évier<n><m>'],
  ['extintor extintors', 'extincteur<n><m>'],
  ['inconveniència inconveniències', 'désagrément<n><m>'],
  ['indolor indolors', 'indolore<adj><mf>'],
  ['refrigerador refrigeradors', 'réfrigérateur<n><m>'],
  ['coentor coentors', 'démangeaison<n><f>'],
]

const replaced: readonly ReplacedWord[] = [['maldecap<n>', 'souci<n><m>', 'migraine<n><f>']]

/** Translations that the dictionary from Catalan to French lacks or gets wrong. */
export const frenchWords: readonly StreamEdit[] = [
  ...addMissingWords(missing),
  ...replaceTranslations(replaced),
  ...chooseTranslations([['cargol<n>', 'vis']]),
  // "30 days net", "net price"; elsewhere it is "clean".
  ['(\\^(dia|pes|preu|import)<n>[^$]*\\$ \\^net<adj>[^/$]*)/[^$]*(net<[^/$]*)[^$]*\\$', '\\1/\\3$'],
]

const verb = (person: 'p1' | 'p2'): string => `\\^[^<$]+<v[a-z]+><[a-z]+><${person}><pl>`

export const frenchGrammar: readonly StreamEdit[] = [
  // "Do not need to": "pas" follows the verb.
  ['\\^avoir(<vblex>[^#$]*)# besoin de\\$ \\^pas<adv>\\$', '^avoir\\1$ ^pas<adv>$ ^besoin<n><m><sg>$ ^de<pr>$'],
  // "We will never", "the files you want": the subject is missing.
  ['\\^pas<adv>\\$ (\\^jamais<adv>)', '\\1'],
  ['\\^pas<adv>\\$ (\\^[^<$]+<v[a-z]+><pp>[^$]*\\$) (\\^jamais<adv>\\$)', '\\2 \\1'],
  [
    `\\^Ne<adv>\\$ ((\\^[^<$]+<prn><pro>[^$]*\\$ )*${verb('p1')}[^$]*\\$ \\^jamais)`,
    '^Nous<prn><tn><p1><mf><pl>$ ^ne<adv>$ \\1',
  ],
  [`\\^qui<rel><mf><sp>\\$ (${verb('p1')})`, '^que<rel><mf><sp>$ ^nous<prn><tn><p1><mf><pl>$ \\1'],
  [`\\^qui<rel><mf><sp>\\$ (${verb('p2')})`, '^que<rel><mf><sp>$ ^vous<prn><tn><p2><mf><pl>$ \\1'],
]
