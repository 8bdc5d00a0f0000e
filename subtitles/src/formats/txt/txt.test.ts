import { expect, it } from 'vitest'
import { plainLines } from '../../model/spans.ts'
import { expectGolden } from '../../samples/golden.ts'
import { french } from '../../samples/tracks.ts'
import { decodeText } from '../../text/decode-text.ts'
import { writeTxt } from './write.ts'

it('DATA-11 writes text as the golden file has it', () => expectGolden('sample.txt', writeTxt(french).bytes))

it('writes a paragraph per speaker, in order of time', () => {
  const cue = (startMs: number, speaker: string, text: string) => ({
    startMs,
    endMs: startMs + 900,
    speaker,
    lines: plainLines(text),
  })
  const cues = [cue(3000, 'Ben', 'Yes.'), cue(1000, 'Ann', 'Are you\nthere?'), cue(2000, 'Ann', 'Ben?')]
  expect(decodeText(writeTxt({ language: 'en', cues }).bytes)).toBe('Ann: Are you there? Ben?\n\nBen: Yes.\n')
})
