import type { MediaFileInfo } from '../../../../tables/machine-translation/media.ts'

const mp4Sounds = ['aac', 'mp3', 'opus', 'flac']
const webmSounds = ['opus', 'vorbis']

/** Containers as ffprobe names them, with the codecs that browsers play in them. */
const playable: Readonly<
  Record<
    string,
    { readonly pictures: readonly string[]; readonly sounds: readonly string[]; readonly types: readonly string[] }
  >
> = {
  'mov,mp4,m4a,3gp,3g2,mj2': { pictures: ['h264', 'av1', 'vp9'], sounds: mp4Sounds, types: ['video/mp4', 'audio/mp4'] },
  'matroska,webm': { pictures: ['vp8', 'vp9', 'av1'], sounds: webmSounds, types: ['video/webm', 'audio/webm'] },
  mp3: { pictures: [], sounds: ['mp3'], types: ['audio/mpeg', 'audio/mpeg'] },
  wav: { pictures: [], sounds: ['pcm_s16le', 'pcm_u8', 'pcm_f32le'], types: ['audio/wav', 'audio/wav'] },
  ogg: { pictures: [], sounds: ['vorbis', 'opus'], types: ['audio/ogg', 'audio/ogg'] },
  flac: { pictures: [], sounds: ['flac'], types: ['audio/flac', 'audio/flac'] },
  aac: { pictures: [], sounds: ['aac'], types: ['audio/aac', 'audio/aac'] },
}

/** Undefined for files that need a copy to be played. */
export function browserTypeOf({ container, audio, video }: MediaFileInfo): string | undefined {
  const known = playable[container]
  if (!known?.sounds.includes(audio.codec)) return undefined
  if (!video) return known.types[1]
  return known.pictures.includes(video.codec) ? known.types[0] : undefined
}

export const canBrowserPlay = (info: MediaFileInfo): boolean => browserTypeOf(info) !== undefined

/** Of the copy that is written for browsers. */
export const previewTypeOf = ({ video }: MediaFileInfo): string => (video ? 'video/webm' : 'audio/webm')
