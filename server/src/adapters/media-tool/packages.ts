/**
 * Debian's packages for audio and video: the programs, the sandbox they run in, and fonts for subtitles in the picture. espeak-ng
 * is for speech and comes along, so that all of them are one installation.
 */
export const mediaPackages: readonly string[] = [
  'ffmpeg',
  'bubblewrap',
  'espeak-ng',
  'fonts-noto-core',
  'fonts-noto-cjk',
]
