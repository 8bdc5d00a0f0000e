/** Short enough that the first piece appears at once, long enough that a page makes few calls. */
const pieceLength = 1200

/**
 * Cuts a long text into pieces that are translated one after the other, at the end of a paragraph or sentence. The pieces
 * together are the text, character by character.
 */
export function splitText(text: string, longest = pieceLength): readonly string[] {
  const pieces: string[] = []
  for (let start = 0; start < text.length; ) {
    const end = findCut(text, start, longest)
    pieces.push(text.slice(start, end))
    start = end
  }
  return pieces
}

function findCut(text: string, start: number, longest: number): number {
  if (text.length - start <= longest) return text.length
  const part = text.slice(start, start + longest)
  const paragraph = part.lastIndexOf('\n') + 1
  if (paragraph > 0) return start + paragraph
  const sentence = endOfLastSentence(part)
  if (sentence > 0) return start + sentence
  const word = part.lastIndexOf(' ') + 1
  return start + (word > 0 ? word : wholeCharacters(part))
}

/** The last sentence of the part may go on after it, so it starts the next piece. */
function endOfLastSentence(part: string): number {
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(part)]
  return sentences.at(-1)?.index ?? 0
}

/** Keeps the two halves of a surrogate pair together. */
const wholeCharacters = (part: string): number => (/[\uD800-\uDBFF]$/.test(part) ? part.length - 1 : part.length)
