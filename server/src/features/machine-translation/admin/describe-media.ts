import type { MediaReport, SpeechEngineReport } from '@portolan/contract/machine-translation/admin/engines'
import type { FileTranslationNeeds } from '../files/needs.ts'
import { describeOptions } from '../media/options/get-options.ts'
import { effectiveSettings } from '../settings/effective-settings.ts'

/** Without the settings of any client. */
export async function describeMedia(needs: FileTranslationNeeds): Promise<MediaReport> {
  const { state, percent } = await describeOptions(needs, effectiveSettings({}))
  const recognizers = needs.recognizers.map(
    async (recognizer): Promise<SpeechEngineReport> => ({
      name: recognizer.name,
      purpose: 'RECOGNITION',
      isRemote: recognizer.isRemote,
      languages: (await recognizer.listLanguages()).length,
    }),
  )
  const synthesizers = needs.synthesizers.map(
    async (synthesizer): Promise<SpeechEngineReport> => ({
      name: synthesizer.name,
      purpose: 'VOICES',
      isRemote: synthesizer.isRemote,
      languages: new Set((await synthesizer.listVoices()).map(({ language }) => language)).size,
    }),
  )
  return { state, percent, engines: await Promise.all([...recognizers, ...synthesizers]) }
}
