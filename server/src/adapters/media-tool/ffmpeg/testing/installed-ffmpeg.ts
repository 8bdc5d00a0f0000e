import { existsSync } from 'node:fs'

/** Without ffmpeg its tests are skipped; .ci/run installs it, with the sandbox and fonts. */
export const isFfmpegMissing = !existsSync('/usr/bin/ffmpeg') || !existsSync('/usr/share/fonts/opentype/noto')
export const missingReason = isFfmpegMissing ? ' (skipped: on Debian, apt install the list of packages.ts)' : ''
