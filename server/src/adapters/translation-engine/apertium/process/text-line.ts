import type { WaitingText } from './waiting-texts.ts'

/** Texts that wait for a pipeline. Calls take turns, so that a sentence does not wait for the long text of another call. */
export type TextLine = {
  readonly size: () => number
  add(text: WaitingText): void
  /** Before all others, in order. */
  addFirst(texts: readonly WaitingText[]): void
  /** The next text, left in the line. */
  peek(): WaitingText | undefined
  take(): WaitingText | undefined
  takeAll(): readonly WaitingText[]
}

export function createTextLine(): TextLine {
  let first: WaitingText[] = []
  /** A call has one signal for all its texts. Calls in the order of their turns. */
  const calls = new Map<AbortSignal, WaitingText[]>()
  let size = 0

  const takeTurn = (): WaitingText | undefined => {
    const [call] = calls
    if (!call) return undefined
    const [signal, texts] = call
    const text = texts.shift()
    calls.delete(signal)
    if (texts.length > 0) calls.set(signal, texts)
    return text
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
    peek: () => first[0] ?? calls.values().next().value?.[0],
    take() {
      const text = first.shift() ?? takeTurn()
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
