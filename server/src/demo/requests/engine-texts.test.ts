import { afterAll, describe, expect, it } from 'vitest'
import { apertiumEngine } from '../../adapters/translation-engine/apertium/apertium.ts'
import {
  isApertiumMissing,
  missingReason,
} from '../../adapters/translation-engine/apertium/testing/installed-apertium.ts'
import { handWashingTexts } from './hand-washing.ts'
import { discharge, dischargeByMachine } from './texts.ts'

describe.skipIf(isApertiumMissing)(`what the demo shows of the engine of this machine${missingReason}`, () => {
  const engine = apertiumEngine({ roots: ['/'] })
  afterAll(() => engine.stop())
  const inOneLine = (texts: readonly string[] = []) => texts.map((text) => text.replace('\n', ' '))

  it.each([
    ['the subtitles of the video', inOneLine(handWashingTexts.enu), inOneLine(handWashingTexts.esj)],
    ['the segments of the file, before they were corrected', discharge.enu, dischargeByMachine],
  ] as const)('is what it answers: %s', async (_name, sources, shown) => {
    const { signal } = new AbortController()
    const answers = await engine.translate(sources, { from: 'en', to: 'es' }, { signal })
    expect(answers).toEqual(shown.map((text) => ({ text })))
  })
})
