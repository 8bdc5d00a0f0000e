import type { Check } from './check.ts'

const pairs = [
  ['(', ')', '（', '）'],
  ['[', ']', '［', '］'],
] as const

export const findBracketFaults: Check = ({ plainSource, plainTarget }) => {
  const differing = pairs.filter(
    ([open, close, wideOpen, wideClose]) =>
      count(plainSource, open, wideOpen) !== count(plainTarget, open, wideOpen) ||
      count(plainSource, close, wideClose) !== count(plainTarget, close, wideClose),
  )
  return differing.length > 0
    ? [{ fault: 'brackets_differ', detail: differing.map(([open, close]) => open + close).join(' ') }]
    : []
}

const count = (text: string, narrow: string, wide: string): number =>
  text.split(narrow).length + text.split(wide).length
