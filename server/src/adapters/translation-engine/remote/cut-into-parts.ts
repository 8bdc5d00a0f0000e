/** What a service takes in one call. */
export type PartLimits = {
  readonly texts: number
  /** The total of `measure`. */
  readonly size: number
  readonly measure: (text: string) => number
}

export const countCharacters = (text: string): number => text.length
/** With the quotes and escapes of JSON, for services that limit the body. */
export const countJsonBytes = (text: string): number => Buffer.byteLength(JSON.stringify(text)) + 1

/** Cuts a list into parts within the limits, in order. An item over the size limit is a part of its own. */
export function cutIntoParts<Item extends { readonly sent: string }>(
  items: readonly Item[],
  limits: PartLimits,
): readonly (readonly Item[])[] {
  const parts: Item[][] = []
  let part: Item[] = []
  let size = 0
  for (const item of items) {
    const added = limits.measure(item.sent)
    if (part.length > 0 && (part.length >= limits.texts || size + added > limits.size)) {
      parts.push(part)
      part = []
      size = 0
    }
    part.push(item)
    size += added
  }
  return part.length > 0 ? [...parts, part] : parts
}
