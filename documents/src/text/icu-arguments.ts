/** `{count, plural, one {# file} other {# files}}`: an argument whose branches hold text. */
export type IcuArgument = {
  readonly end: number
  /** Where the text of each branch begins and ends. */
  readonly branches: readonly { readonly start: number; readonly end: number }[]
}

const head = /\{\s{0,9}[\w.-]{1,80}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/y
const hasHead = /,\s{0,9}(?:plural|select)/

/** Finds ICU arguments in a message. Braces are matched once, so that all attempts together take linear time. */
export class IcuArguments {
  readonly #message: string
  readonly #closing: ReadonlyMap<number, number>

  constructor(message: string) {
    this.#message = message
    this.#closing = hasHead.test(message) ? matchBraces(message) : new Map()
  }

  at(start: number): IcuArgument | undefined {
    const end = this.#closing.get(start)
    if (end === undefined) return undefined
    head.lastIndex = start
    if (!head.test(this.#message)) return undefined
    const branches = []
    for (let at = head.lastIndex; at < end; at++) {
      if (this.#message[at] !== '{') continue
      const close = this.#closing.get(at)
      if (close === undefined || close > end) return undefined
      branches.push({ start: at + 1, end: close })
      at = close
    }
    return branches.length > 0 ? { end: end + 1, branches } : undefined
  }
}

const deepest = 8

/** An apostrophe before a brace quotes up to the next apostrophe. Braces nested too deep are not matched. */
function matchBraces(message: string): Map<number, number> {
  const closing = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < message.length; at++) {
    const mark = message[at]
    if (mark === "'" && (message[at + 1] === '{' || message[at + 1] === '}')) {
      const end = message.indexOf("'", at + 1)
      if (end < 0) break
      at = end
    } else if (mark === '{') open.push(at)
    else if (mark === '}') {
      const start = open.pop()
      if (start !== undefined && open.length < deepest) closing.set(start, at)
    }
  }
  return closing
}
