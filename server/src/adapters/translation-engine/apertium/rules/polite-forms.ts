import { type StreamEdit, withCapitals } from './stream-edits.ts'

const clitic = '([Ee]t|[Uu]s)<prn><pro><p2><mf><(sg|pl)>'
const reflexive = '<ref><p3><mf><sp>'

/**
 * Turns Catalan words that address the reader as a friend into the polite third person, before they are written out: texts
 * of companies are written so in Spanish ("usted"), Portuguese ("você") and Italian ("Lei"). It also keeps commands apart
 * from statements, because "pren" is both "take!" and "takes", and "prengui" is not.
 */
export const politeThirdPerson: readonly StreamEdit[] = [
  // A pronoun before a verb of the same person is reflexive; others are objects ("we help you").
  [`\\^${clitic}\\$([^$^]*\\^[^<$]+<vb[a-z]+><[a-z]+><p2>)`, `^es<prn><pro>${reflexive}$\\3`],
  [`(<inf>|<ger>)\\$ \\^${clitic}\\$`, `\\1+li<prn><enc><p3><mf><\\3>$`],
  [`\\^${clitic}\\$`, '^li<prn><pro><p3><mf><\\2>$'],
  ['<imp><p2><(sg|pl)>\\+(et|us)<prn><enc><p2><mf><(sg|pl)>', `<imp><p3><sg>+es<prn><enc>${reflexive}`],
  ['(sentir<vblex><inf>)\\+et<prn><enc><p2><mf><sg>', `\\1+es<prn><enc>${reflexive}`],
  ['\\+(et|us)<prn><enc><p2><mf><(sg|pl)>', '+li<prn><enc><p3><mf><\\2>'],
  ...withCapitals((capitalize) => [
    `\\^${capitalize('prpers')}<prn><tn><p2><mf><(sg|pl)>`,
    `^${capitalize('vostè')}<prn><tn><p3><mf><\\1>`,
  ]),
  ...withCapitals((capitalize) => [`\\^${capitalize('el')} (vostre|teu)<`, `^${capitalize('el')} seu<`]),
  ...withCapitals((capitalize) => [`\\^(${capitalize('vostre')}|${capitalize('teu')})<`, `^${capitalize('seu')}<`]),
  ['<imp><p2><(sg|pl)>', '<imp><p3><sg>'],
  ['<p2><(sg|pl)>', '<p3><\\1>'],
]

/** The same for Portuguese, with a verb for "call" that its dictionary knows: "truqui'ns" would stay Catalan. */
export const portugueseThirdPerson: readonly StreamEdit[] = [
  ...politeThirdPerson,
  ...withCapitals((capitalize) => [`\\^${capitalize('trucar')}<vblex>`, `^${capitalize('telefonar')}<vblex>`]),
]

/** The same for French ("vous"). */
export const politePlural: readonly StreamEdit[] = [
  ...withCapitals((capitalize) => [
    `\\^${capitalize('et')}<prn><pro><p2><mf><sg>`,
    `^${capitalize('us')}<prn><pro><p2><mf><pl>`,
  ]),
  ['\\+et<prn><enc><p2><mf><sg>', '+us<prn><enc><p2><mf><pl>'],
  ['<p2><mf><sg>', '<p2><mf><pl>'],
  ['<p2><sg>', '<p2><pl>'],
]
