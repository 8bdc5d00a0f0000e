const pause = 500

/** Collects the letters typed within half a second of each other, for jumping to a menu item by its name. */
export function createTypeAhead(): (key: string, time: number) => string {
  let typed = ''
  let typedAt = 0
  return (key, time) => {
    const started = time - typedAt < pause ? typed : ''
    // A space alone presses the item; within a name it is a letter.
    if (key.length !== 1 || (key === ' ' && started === '')) return ''
    typed = started + key.toLowerCase()
    typedAt = time
    return typed
  }
}

/** Index of the next name that starts with what was typed. One letter over and over goes from match to match. */
export function findByPrefix(names: readonly string[], typed: string, from: number): number {
  const isRepeated = [...typed].every((letter) => letter === typed[0])
  const prefix = isRepeated ? typed.slice(0, 1) : typed
  const start = isRepeated ? from + 1 : Math.max(from, 0)
  const order = names.map((_, index) => (start + index) % names.length)
  return order.find((index) => names[index]?.toLowerCase().startsWith(prefix)) ?? -1
}
