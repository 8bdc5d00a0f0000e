import type { WaitingText } from './waiting-texts.ts'

/** Texts that wait for a pipeline. Calls take turns, so that a sentence does not wait for the long text of another call. */
export type TextLine = {
  readonly size: () => number
  add(text: WaitingText): void
  /** Before all others, in order. */
  addFirst(texts: readonly WaitingText[]): void
  /** The text whose turn it is; calls whose next text does not fit are passed over. */
  take(fits: (text: WaitingText) => boolean): WaitingText | undefined
  takeAll(): readonly WaitingText[]
}

export function createTextLine(): TextLine {
  let first: WaitingText[] = []
  /** A call has one signal for all its texts. Calls in the order of their turns. */
  const calls = new Map<AbortSignal, WaitingText[]>()
  let size = 0

  const takeTurn = (fits: (text: WaitingText) => boolean): WaitingText | undefined => {
    for (const [signal, texts] of calls) {
      const [text] = texts
      if (!text || !fits(text)) continue
      texts.shift()
      calls.delete(signal)
      if (texts.length > 0) calls.set(signal, texts)
      return text
    }
    return undefined
  }

  return {
    size: () => size,
    add(text) {
      size += 1
      const texts = calls.get(text.signal)
      if (texts) texts.push(text)
      else calls.set(text.signal, [text])
    },
    addFirst(texts) {
      size += texts.length
      first = [...texts, ...first]
    },
    take(fits) {
      const [again] = first
      const text = again ? (fits(again) ? first.shift() : undefined) : takeTurn(fits)
      if (text) size -= 1
      return text
    },
    takeAll() {
      const all = [...first, ...[...calls.values()].flat()]
      first = []
      calls.clear()
      size = 0
      return all
    },
  }
}
