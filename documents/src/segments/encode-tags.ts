import type { Token } from './inline.ts'

export type EncodedSentence = {
  /** `A <g1>bold</g1> word<x2/>`, numbered from 1 so that equal sentences are equal texts. */
  readonly text: string
  /** The paragraph's tag of each number, from 1. */
  readonly tags: readonly number[]
}

const literalTag = /<(\/?[gx]\d+\/?)>/gi
const maskedTag = /‹(\/?[gx]\d+\/?)›/gi

export function encodeTags(core: readonly Token[]): EncodedSentence {
  const numbers = new Map<number, number>()
  let text = ''
  for (const token of core) {
    if (typeof token === 'string') {
      text += maskLiteralTags(token)
      continue
    }
    const number = numbers.get(token.tag) ?? numbers.size + 1
    numbers.set(token.tag, number)
    if (token.edge === 'alone') text += `<x${number}/>`
    else text += token.edge === 'open' ? `<g${number}>` : `</g${number}>`
  }
  return { text, tags: [...numbers.keys()] }
}

/** Text that only looks like one of our tags is shown to engines in other brackets. */
const maskLiteralTags = (text: string): string => (text.includes('<') ? text.replace(literalTag, '‹$1›') : text)

export const hasLiteralTags = (core: readonly Token[]): boolean =>
  core.some((token) => typeof token === 'string' && maskLiteralTags(token) !== token)

export const unmaskLiteralTags = (text: string): string => text.replace(maskedTag, '<$1>')
