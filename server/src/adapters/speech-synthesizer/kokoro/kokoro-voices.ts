import type { Voice } from '../../../ports/speech-synthesizer.ts'

type VoiceOfLanguage = { readonly language: string; readonly espeakVoice: string; readonly ids: readonly string[] }

/** The voices whose phonemes espeak-ng writes, the best of each language first. */
const voices: readonly VoiceOfLanguage[] = [
  { language: 'en', espeakVoice: 'en-us', ids: ['af_heart', 'af_bella', 'am_michael', 'am_puck'] },
  { language: 'en-GB', espeakVoice: 'en-gb', ids: ['bf_emma', 'bm_george'] },
  { language: 'es', espeakVoice: 'es', ids: ['ef_dora', 'em_alex'] },
  { language: 'fr', espeakVoice: 'fr-fr', ids: ['ff_siwis'] },
  { language: 'it', espeakVoice: 'it', ids: ['if_sara', 'im_nicola'] },
  { language: 'pt-BR', espeakVoice: 'pt-br', ids: ['pf_dora', 'pm_alex'] },
]

const nameOf = (id: string): string => `kokoro:${id}`

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const kokoroVoices: readonly Voice[] = voices.flatMap(({ language, ids }) =>
  ids.map((id) => ({ name: nameOf(id), displayName: capitalize(id.slice(3)), language })),
)

/** The names by which the two engines know a voice. */
export function findKokoroVoice(name: string): { readonly id: string; readonly espeakVoice: string } | undefined {
  for (const { espeakVoice, ids } of voices) {
    const id = ids.find((each) => nameOf(each) === name)
    if (id !== undefined) return { id, espeakVoice }
  }
  return undefined
}
