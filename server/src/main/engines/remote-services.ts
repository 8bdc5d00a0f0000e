import type { MachineTranslationAdapters } from '../../features/machine-translation/index.ts'
import type { Config } from '../config.ts'

type Adapters = Pick<MachineTranslationAdapters, 'engines' | 'reviewers'>

/** Names of the services of others to which machine translation may send texts or recordings, for the privacy policy. */
export function nameRemoteServices({ engines, speech }: Pick<Config, 'engines' | 'speech'>, adapters: Adapters) {
  const names: Readonly<Record<string, string>> = {
    deepl: 'DeepL',
    azure: 'Microsoft Azure Translator',
    google: 'Google Cloud Translation',
    // Anyone can run these two, so the address says whose service it is.
    libretranslate: hostOf(engines.libretranslate),
    openai: hostOf(engines.openai),
  }
  const translating = [...adapters.engines, ...adapters.reviewers]
    .filter(({ isRemote }) => isRemote)
    .map(({ name }) => names[name] ?? name)
  const speaking = [speech.recognizer, speech.synthesizer].filter((service) => service?.isLocal === false).map(hostOf)
  return [...new Set([...translating, ...speaking])]
}

const hostOf = (service: { readonly url: string } | null): string => (service ? new URL(service.url).host : '')
