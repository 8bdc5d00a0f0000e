const [quote, backslash, openList, closeList, openObject, closeObject] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
)

/** Whether lists and objects lie deeper in each other than that. Reads the text once and stops at the first that does. */
export function isDeeperThan(json: string, limit: number): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (isText) {
      if (sign === backslash) at++
      else if (sign === quote) isText = false
    } else if (sign === quote) isText = true
    else if (sign === openList || sign === openObject) {
      if (++depth > limit) return true
    } else if (sign === closeList || sign === closeObject) depth--
  }
  return false
}
