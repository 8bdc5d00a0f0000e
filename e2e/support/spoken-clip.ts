import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A video of a few seconds in which a sentence is spoken; undefined where ffmpeg or espeak-ng is not installed. */
export async function speakClip(sentence: string): Promise<Buffer | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'portolan-clip-'))
  const [sound, clip] = [join(folder, 'sound.wav'), join(folder, 'clip.webm')]
  try {
    await run('espeak-ng', ['-v', 'en-us', '-s', '140', '-w', sound, sentence])
    const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=25']
    const codecs = ['-c:v', 'libvpx', '-b:v', '200k', '-c:a', 'libvorbis']
    await run('ffmpeg', ['-loglevel', 'error', ...picture, '-i', sound, '-shortest', ...codecs, clip])
    return await readFile(clip)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
