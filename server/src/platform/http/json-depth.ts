const [quote, backslash, openList, closeList, openObject, closeObject] = [...'"\\[]{}'].map((character) =>
  character.charCodeAt(0),
)

/** Whether arrays and objects are nested deeper than the limit. Stops at the first that is. */
export function isDeeperThan(json: string, limit: number): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (isText) {
      if (code === backslash) at++
      else if (code === quote) isText = false
    } else if (code === quote) isText = true
    else if (code === openList || code === openObject) {
      if (++depth > limit) return true
    } else if (code === closeList || code === closeObject) depth--
  }
  return false
}
