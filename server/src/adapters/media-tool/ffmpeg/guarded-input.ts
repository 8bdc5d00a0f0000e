/** Larger pictures are refused: 4K with some room. */
export const maxPixels = 4096 * 2304

/** Playlists, concat scripts, sequences of images and network descriptions are not among them: they name other files. */
const containers = [
  'mov,mp4,m4a,3gp,3g2,mj2', // one demuxer with all these names
  'matroska,webm',
  'avi',
  'flv',
  'asf',
  'mp3',
  'wav',
  'w64',
  'aac',
  'flac',
  'ogg',
  'mpeg',
  'mpegts',
].join(',')

const fileOnly = ['-protocol_whitelist', 'file']

const openMedia = (file: string): readonly string[] => ['-format_whitelist', containers, '-i', `file:${file}`]

/** Arguments that open a file of a stranger, as one of the containers and nothing else. */
export const mediaInput = (file: string): readonly string[] => [
  // A picture may grow in the middle of a file.
  ...['-max_pixels', String(maxPixels)],
  ...fileOnly,
  ...openMedia(file),
]

/** With the true size of pictures, however large. */
export const probedInput = (file: string): readonly string[] => [...fileOnly, ...openMedia(file)]

/** The format is given, so that the content of the file does not choose it. */
export const inputAs = (format: string, file: string): readonly string[] => [
  ...fileOnly,
  '-f',
  format,
  '-i',
  `file:${file}`,
]

/** A voice: signed 16-bit samples, mono, 48 kHz. */
export const voiceInput = (file: string): readonly string[] => ['-ar', '48000', '-ac', '1', ...inputAs('s16le', file)]
