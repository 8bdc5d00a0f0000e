import { maxTotalFileSize } from '@portolan/contract/machine-translation/files'
import { audioExtensions, videoExtensions } from '@portolan/contract/machine-translation/media/media-types'
import type { EffectiveSettings } from '../../settings/effective-settings.ts'

export type MediaKind = 'AUDIO' | 'VIDEO'

/** What the ending of a name says. Undefined for files that are not accepted. */
export function kindByName(fileName: string): MediaKind | undefined {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  if ((videoExtensions as readonly string[]).includes(ending)) return 'VIDEO'
  return (audioExtensions as readonly string[]).includes(ending) ? 'AUDIO' : undefined
}

export const maxBytesOf = (settings: EffectiveSettings, kind: MediaKind): number =>
  (kind === 'VIDEO' ? settings.maxVideoFileSizeMB : settings.maxAudioFileSizeMB) * 1024 ** 2

/** `uploadTotalBytes` is the provider's own limit for a request; null for none. */
export const mediaLimits = (settings: EffectiveSettings, uploadTotalBytes: number | null) => ({
  files: settings.maxFilesPerRequest,
  bytesPerFile: (fileName: string) => maxBytesOf(settings, kindByName(fileName) ?? 'AUDIO'),
  bytesInTotal: Math.min(maxTotalFileSize - 1, uploadTotalBytes ?? Number.POSITIVE_INFINITY),
})
