/** What an engine gets at once. Other clients take their turn between two calls, so no call may take long. */
const mostTexts = 100
const mostCharacters = 5_000

/** A text that is longer than a call may be has a call of its own. */
export function cutIntoCalls<Text extends string>(texts: readonly Text[]): readonly (readonly Text[])[] {
  const calls: Text[][] = []
  let characters = 0
  for (const text of texts) {
    const call = calls.at(-1)
    characters += text.length
    if (call && call.length < mostTexts && characters <= mostCharacters) call.push(text)
    else {
      calls.push([text])
      characters = text.length
    }
  }
  return calls
}
