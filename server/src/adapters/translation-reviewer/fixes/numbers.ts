import { baseOf, changeText, listMissing, plainText } from '../plain-text.ts'
import type { Fix } from './fix.ts'

/** Calendars that count years in another way. */
const otherCalendars = ['th', 'fa', 'am', 'ne']

/**
 * Puts a number back that has other digits in the translation. Only whole numbers of the same length are certain: `1.5
 * billion` is correctly `1 500 millones`.
 */
export const restoreNumbers: Fix = ({ source, target, to }) => {
  if (otherCalendars.includes(baseOf(to))) return target
  const wanted = listWholeNumbers(plainText(source))
  const present = listWholeNumbers(plainText(target))
  const [missing, ...moreMissing] = listMissing(wanted, present)
  const [extra, ...moreExtra] = listMissing(present, wanted)
  const isCertain = moreMissing.length + moreExtra.length === 0 && missing?.length === extra?.length
  if (!missing || !extra || !isCertain) return target
  return changeText(target, (text) => text.replace(wholeNumber, (number) => (number === extra ? missing : number)))
}

/** Three digits or more that are no part of another number, word or address. */
const wholeNumber = /(?<![\p{L}\p{N}.,:/'’\u00a0\u202f_-])\d{3,18}(?![\p{L}\p{N}_/-]|[.,:'’\u00a0\u202f]\d)/gu

const listWholeNumbers = (text: string): readonly string[] => text.match(wholeNumber) ?? []
