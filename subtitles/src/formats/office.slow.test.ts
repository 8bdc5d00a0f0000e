import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lineText } from '../model/spans.ts'
import { arabic, french } from '../samples/tracks.ts'
import { writeOptions } from '../samples/write-options.ts'
import { formatClock } from '../time/clock.ts'
import { writeSubtitles } from '../write.ts'

const program = ['/usr/bin/soffice', '/usr/local/bin/soffice'].find(existsSync)
const run = promisify(execFile)

describe.skipIf(!program)('in LibreOffice (skipped where it is not installed)', { timeout: 120_000 }, () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'subtitles-office-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each([
    { format: 'xlsx', track: french, filter: 'fods' },
    { format: 'xlsx', track: arabic, filter: 'fods' },
    { format: 'docx', track: french, filter: 'html:HTML (StarWriter)' },
    { format: 'docx', track: arabic, filter: 'html:HTML (StarWriter)' },
  ] as const)('$format has every time, speaker and text: $track.language', async ({ format, track, filter }) => {
    const name = `${format}-${track.language}`
    const { bytes } = await writeSubtitles(format, track, writeOptions)
    await writeFile(join(folder, `${name}.${format}`), bytes)
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`
    const options = ['--headless', '--norestore', '--convert-to', filter, '--outdir', folder]
    await run(program ?? '', [profile, ...options, join(folder, `${name}.${format}`)])
    const markup = await readFile(join(folder, `${name}.${filter.split(':')[0]}`), 'utf8')
    const shown = textOf(markup)
    const expected = [
      ...Object.values(writeOptions.headings),
      ...track.cues.flatMap(({ startMs, endMs, speaker = '', lines }) => [
        formatClock(startMs, '.'),
        formatClock(endMs, '.'),
        speaker,
        ...lines.map(lineText),
      ]),
    ]
    for (const text of expected) expect(shown).toContain(text.replace(/\s/g, ''))
    if (track === french) expect(markup).toMatch(isItalic[format])
  })
})

const isItalic = {
  xlsx: /fo:font-style="italic"[\s\S]*<text:span text:style-name="T\d+">penché/,
  docx: /<i>[^/]*penché/,
}

/** Without tags and spaces. */
const textOf = (markup: string): string =>
  markup
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s|&nbsp;/g, '')
