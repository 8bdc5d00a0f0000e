import type { SpokenWord } from '../../../ports/speech-recognizer.ts'

/** Whisper hears "ill-disposed" as "ill" and "-disposed": a piece that begins with a mark belongs to the word before it. */
export function joinPieces(pieces: readonly SpokenWord[]): readonly SpokenWord[] {
  const words: SpokenWord[] = []
  for (const piece of pieces) {
    const last = words.at(-1)
    if (last && /^[-'’.,!?%:;…)。，、！？：；）」』؟،؛।]/.test(piece.text))
      words[words.length - 1] = { ...last, text: last.text + piece.text, endMs: piece.endMs }
    else words.push(piece)
  }
  return words
}
