import { readFile, writeFile } from 'node:fs/promises'
import { decodeWav, encodeWav, type Sound } from '../../../../platform/sound/wav.ts'

export async function readSound(path: string): Promise<Sound> {
  const sound = decodeWav(await readFile(path))
  if (!sound) throw new Error('A spoken line is no WAV file of 16-bit samples.')
  return sound
}

export const writeSound = (path: string, sound: Sound): Promise<void> => writeFile(path, encodeWav(sound))

export const lengthMs = ({ rate, samples }: Sound): number => (samples.length * 1000) / rate
