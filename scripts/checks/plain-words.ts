/** Words that hide what is meant, and British spellings. Each with what to write instead. */
const avoided: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bwho(so)?ever\b/i, 'a person: the caller, the user, anyone who'],
  [/\butter(s|ed|ing)?\b/i, 'send, show or say'],
  [/\bmend(s|ed|ing)?\b/i, 'repair, fix'],
  [/\bhouses?\b/i, 'the portal, the app'],
  [/\bthose who\b/i, 'a noun: translators, staff'],
  [/\bwhat nobody\b/i, 'a noun: unassigned orders'],
  [/\btold\b/i, 'informed, said, shown; or name the thing'],
  [/\bletters?\b(?!\s+(and|or)\s+digits?)/i, 'email, or character'],
  [/\be-mail/i, 'email'],
  [/organis(e|a|i)/i, 'organiz…'],
  [/colour/i, 'color'],
  [/\banalys(e|ed|es|ing)\b|\banalyse(?=[A-Z])/i, 'analyz…'],
  [/authoris/i, 'authoriz…'],
  [/recognis/i, 'recogniz…'],
  [/\blicences?\b/i, 'license'],
  [/behaviour/i, 'behavior'],
  [/neighbour/i, 'neighbor'],
  [/\bcentred?\b/i, 'center'],
  [/\bcatalogue/i, 'catalog'],
  [
    /(normal|initial|serial|memor|categor|sanit|neutral|local|emphas|virtual|summar|minim|maxim|optim)is(e|ed|es|ing|ation)\b/i,
    '…iz…',
  ],
  [/\blabelled\b/i, 'labeled'],
  [/\bgrey\b/i, 'gray'],
]

export type AllowedWords = { readonly file: string; readonly words: RegExp; readonly reason: string }

export type WordProblem = { readonly line: number; readonly word: string; readonly advice: string }

/** The avoided words in a text, line by line. */
export function findAvoidedWords(text: string, allowed: readonly RegExp[] = []): readonly WordProblem[] {
  return text.split('\n').flatMap((content, index) => {
    const rest = allowed.reduce((line, words) => line.replaceAll(new RegExp(words, 'gi'), ''), content)
    return avoided.flatMap(([pattern, advice]) => {
      const [word] = pattern.exec(rest) ?? []
      return word === undefined ? [] : [{ line: index + 1, word, advice }]
    })
  })
}
