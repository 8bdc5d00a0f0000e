import type { TextSize } from '../../count/words.ts'
import { limits } from '../../limits.ts'
import { RefusalError } from '../../refusal.ts'

const none: TextSize = { words: 0, characters: 0, charactersWithSpaces: 0, asianCharacters: 0 }
const fields = 4

/** The sizes of the shared strings of a workbook. Sixteen bytes each, whatever the length of the text. */
export class SharedTexts {
  #sizes = new Uint32Array(fields * 1024)
  #count = 0

  push(size: TextSize): void {
    if (this.#count >= limits.sharedTexts) throw new RefusalError('too_large_to_read', 'too many different texts')
    const at = this.#count * fields
    if (at + fields > this.#sizes.length) {
      const larger = new Uint32Array(this.#sizes.length * 2)
      larger.set(this.#sizes)
      this.#sizes = larger
    }
    this.#sizes[at] = size.words
    this.#sizes[at + 1] = size.characters
    this.#sizes[at + 2] = size.charactersWithSpaces
    this.#sizes[at + 3] = size.asianCharacters
    this.#count++
  }

  at(index: number): TextSize {
    if (!Number.isInteger(index) || index < 0 || index >= this.#count) return none
    const at = index * fields
    const [words = 0, characters = 0, charactersWithSpaces = 0, asianCharacters = 0] = this.#sizes.subarray(
      at,
      at + fields,
    )
    return { words, characters, charactersWithSpaces, asianCharacters }
  }
}
