/*
 * A process of its own, `node whisper-process.ts <request.json>`, which ends with the recording. It runs in the sandbox, so it
 * sees the packages of the engine, this folder, the recording and its work folder alone.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { SpokenWord } from '../../ports/speech-recognizer.ts'
import { findSpeech } from './audio/find-speech.ts'
import { planWindows, type SpeechWindow } from './audio/plan-windows.ts'
import { readLevels } from './audio/read-levels.ts'
import { readSamples } from './audio/samples.ts'
import { openCheckpoint } from './checkpoint.ts'
import { detectLanguage } from './whisper/detect-language.ts'
import { hearWindow } from './whisper/hear-window.ts'
import type { WhisperEvent, WhisperRequest, WhisperTranscript } from './whisper/whisper-messages.ts'
import { loadWhisper } from './whisper/whisper-model.ts'
import { joinWindows } from './words/join-windows.ts'

const request = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as WhisperRequest
const emit = (event: WhisperEvent) => void process.stdout.write(`${JSON.stringify(event)}\n`)

const levels = await readLevels(request.speechFile)
// The model hears 30 seconds at once.
const windows = planWindows(findSpeech(levels), levels, { longestSeconds: 28, longestPauseSeconds: 3 })
const checkpoint = openCheckpoint(request.checkpointFile, `${request.language} ${levels.length}`)

const hear = async (window: SpeechWindow) =>
  Float32Array.from(await readSamples(request.speechFile, window), (sample) => sample / 32_768)

async function recognize(): Promise<WhisperTranscript> {
  if (windows.length === 0) return { words: [], heardLanguage: null }
  const whisper = await loadWhisper(request.packagesFolder, request.threads)
  const voters = [...new Set([0, Math.floor(windows.length / 2), windows.length - 1])]
  const samples = await Promise.all(voters.flatMap((index) => windows[index] ?? []).map(hear))
  const heardLanguage = await detectLanguage(whisper, samples)
  let words: readonly SpokenWord[] = []
  for (const [index, window] of windows.entries()) {
    let found = checkpoint.get(index)
    if (!found) {
      found = await hearWindow(whisper, window, await hear(window), request.language)
      checkpoint.add(index, found)
    }
    emit({ type: 'window', done: index + 1, of: windows.length })
    words = joinWindows(words, found, window.isOverlapping ? window.startSeconds * 1000 : undefined)
  }
  return { words, heardLanguage }
}

writeFileSync(request.transcriptFile, JSON.stringify(await recognize()))
