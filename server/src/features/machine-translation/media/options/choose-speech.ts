import type { SpeechRecognizer } from '../../../../ports/speech-recognizer.ts'
import type { SpeechSynthesizer, Voice } from '../../../../ports/speech-synthesizer.ts'
import type { ClientMachineTranslationSettings } from '../../../../tables/client.ts'
import { listLanguages } from '../../../reference/index.ts'
import { mayUse } from '../../engines/choose-engines.ts'
import { engineTags } from '../../engines/language-tags.ts'
import type { MediaAdapters } from '../media-adapters.ts'

type Settings = ClientMachineTranslationSettings
type Recognizers = Pick<MediaAdapters, 'recognizers'>
type Synthesizers = Pick<MediaAdapters, 'synthesizers'>

/** A recognizer, and the tag by which it knows the language. */
export type ChosenRecognizer = { readonly recognizer: SpeechRecognizer; readonly language: string }

/** The first recognizer that hears the language and to which the client's recordings may be sent. */
export async function chooseRecognizer(
  { recognizers }: Recognizers,
  settings: Settings,
  languageId: string,
): Promise<ChosenRecognizer | undefined> {
  for (const recognizer of recognizers.filter((each) => mayUse(each, settings))) {
    const offered = await recognizer.listLanguages()
    const language = engineTags(languageId).find((tag) => offered.includes(tag))
    if (language !== undefined) return { recognizer, language }
  }
  return undefined
}

/** The ids of all languages that are heard for the client. */
export async function listHeardLanguages({ recognizers }: Recognizers, settings: Settings): Promise<string[]> {
  const allowed = recognizers.filter((each) => mayUse(each, settings))
  const tags = new Set((await Promise.all(allowed.map((each) => each.listLanguages()))).flat())
  return listIds(settings, tags)
}

/** The ids of all languages that have a voice for the client. */
export async function listSpokenLanguages({ synthesizers }: Synthesizers, settings: Settings): Promise<string[]> {
  const voices = await listVoices({ synthesizers }, settings)
  return listIds(settings, new Set(voices.map(({ voice }) => voice.language)))
}

const listIds = ({ supportedLltsLanguages }: Settings, tags: ReadonlySet<string>): string[] =>
  (supportedLltsLanguages ?? listLanguages().map(({ id }) => id)).filter((id) =>
    engineTags(id).some((tag) => tags.has(tag)),
  )

export type OfferedVoice = { readonly voice: Voice; readonly synthesizer: SpeechSynthesizer }

async function listVoices({ synthesizers }: Synthesizers, settings: Settings): Promise<OfferedVoice[]> {
  const allowed = synthesizers.filter((each) => mayUse(each, settings))
  const found = await Promise.all(
    allowed.map(async (synthesizer) => (await synthesizer.listVoices()).map((voice) => ({ voice, synthesizer }))),
  )
  return found.flat()
}

/** Voices that speak the language, the closest variant first. */
export async function listVoicesOf(
  needs: Synthesizers,
  settings: Settings,
  languageId: string,
): Promise<readonly OfferedVoice[]> {
  const tags = engineTags(languageId)
  const placeOf = ({ voice }: OfferedVoice) => tags.indexOf(voice.language)
  const voices = (await listVoices(needs, settings)).filter((each) => placeOf(each) >= 0)
  return voices.toSorted((one, other) => placeOf(one) - placeOf(other))
}

export const findVoice = async (
  needs: Synthesizers,
  settings: Settings,
  { languageId, voiceName }: { readonly languageId: string; readonly voiceName: string },
): Promise<OfferedVoice | undefined> =>
  (await listVoicesOf(needs, settings, languageId)).find(({ voice }) => voice.name === voiceName)
