import { baseOf, changeText } from '../plain-text.ts'
import type { Fix } from './fix.ts'

/** French and Breton set a space before some marks. */
const withSpaces = ['fr', 'br']

/** Removes spaces before punctuation and double spaces, unless the source has them too. */
export const fixSpaces: Fix = ({ source, target, to }) => {
  const marks = withSpaces.includes(baseOf(to)) ? /(?<=[\p{L}\p{N}]) {1,3}([,.])(?=\s|$)/gu : anyMark
  const trimmed = /^\s|\s$/.test(source) ? target : target.trim()
  const hasSpaceBeforeMark = / [,.;!?)\]](?:\s|$)/.test(source)
  const hasDoubleSpace = / {2}/.test(source)
  return changeText(trimmed, (text) => {
    const closed = hasSpaceBeforeMark ? text : text.replace(marks, '$1')
    return hasDoubleSpace ? closed : closed.replace(/(?<=\S) {2,}(?=\S)/g, ' ')
  })
}

const anyMark = /(?<=[\p{L}\p{N}]) {1,3}([,.;!?)\]])(?=\s|$)/gu
