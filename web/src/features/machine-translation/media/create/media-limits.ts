import { maxTotalFileSize } from '@portolan/contract/machine-translation/files'
import { audioExtensions, videoExtensions } from '@portolan/contract/machine-translation/media/media-types'
import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { extensionOf, type UploadLimits } from '../../../../shared/uploads/upload-rules.ts'

type Limits = Pick<MachineTranslationSettings, 'maxFilesPerRequest' | 'maxAudioFileSizeMB' | 'maxVideoFileSizeMB'>

export const isVideoName = (name: string): boolean => (videoExtensions as readonly string[]).includes(extensionOf(name))

/** `providerTotal` is the provider's own limit for a request; null for none. */
export function mediaLimitsOf(settings: Limits, providerTotal: number | null): UploadLimits {
  const [audio, video] = [settings.maxAudioFileSizeMB, settings.maxVideoFileSizeMB].map((size) => size * 1024 ** 2)
  const byExtension = [
    ...audioExtensions.map((one) => [one, audio ?? 0] as const),
    ...videoExtensions.map((one) => [one, video ?? 0] as const),
  ]
  return {
    files: settings.maxFilesPerRequest,
    bytesPerFile: Math.max(audio ?? 0, video ?? 0),
    bytesByExtension: new Map(byExtension),
    bytesInTotal: Math.min(maxTotalFileSize - 1, providerTotal ?? Number.POSITIVE_INFINITY),
    extensions: [...videoExtensions, ...audioExtensions],
  }
}
