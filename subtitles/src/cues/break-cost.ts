const closingMarks = '["\'”’»)）」』\\]]{0,4}'
const sentenceEnd = new RegExp(`[.!?…。！？؟۔]${closingMarks}$`, 'u')
const clauseEnd = new RegExp(`[,;:،؛、，；：—–]${closingMarks}$`, 'u')
/** Marks that must not be at the start, or at the end, of a line. */
const notAtStart = /^[、。，．！？；：）」』】〉》・ー,.!?;:)\]»”’،؛؟]/u
const notAtEnd = /[（「『【〈《([«“‘]$/u
/** Words that belong to the one after them, and words that start a phrase, in English, French, Spanish and German. */
const belongsToNext = new Set(
  'a an the of to in on at by for with from and or but my your his her its our their un une le la les de des du et ou el los las y o der die das ein eine und oder mr mr. mrs mrs. dr dr.'.split(
    ' ',
  ),
)
const startsPhrase = new Set(
  'and or but because that which who when where while if so of to in on at by for with from et ou mais que qui y o pero und oder aber dass weil'.split(
    ' ',
  ),
)

/** How bad a break between two words is. */
export function breakCost(before: string, after: string): number {
  if (notAtStart.test(after) || notAtEnd.test(before)) return 60
  if (endsSentence(before)) return 0
  if (clauseEnd.test(before)) return 3
  if (belongsToNext.has(before.toLowerCase())) return 20
  return startsPhrase.has(after.toLowerCase()) ? 6 : 10
}

export const endsSentence = (word: string): boolean => sentenceEnd.test(word)
