import type { MediaCall } from '../../../ports/media-tool.ts'
import { inputAs } from './guarded-input.ts'
import { ProgramError, type Programs, runFfmpeg } from './run-program.ts'

export async function changeTempo(
  programs: Programs,
  file: string,
  output: string,
  tempo: number,
  call: MediaCall,
): Promise<void> {
  const filter = (...filters: readonly string[]) =>
    runFfmpeg(programs, {
      call,
      args: [
        ...[...inputAs('wav', file), '-af', [...filters, 'aresample=48000'].join(',')],
        ...['-ac', '1', '-c:a', 'pcm_s16le', '-f', 'wav', output],
      ],
      readable: [file],
      limits: { wallSeconds: 300, memoryMb: 1024, fileMb: 1024 },
    })
  if (tempo === 1) await filter()
  // Speech sounds better with rubberband than with atempo, but not every build of ffmpeg has it.
  else
    await filter(`rubberband=tempo=${tempo}`).catch((error: unknown) => {
      if (error instanceof ProgramError) return filter(`atempo=${tempo}`)
      throw error
    })
}
