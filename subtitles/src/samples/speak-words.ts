import type { Word } from '../cues/word.ts'

const msPerPause = 2000

/** Words of a text, spoken at an even pace. A bar is a pause. */
export function speakWords(
  parts: readonly string[],
  {
    msPerCharacter = 65,
    startMs = 1000,
    speaker,
  }: { msPerCharacter?: number; startMs?: number; speaker?: string } = {},
): Word[] {
  let now = startMs
  return parts.flatMap((text): Word[] => {
    if (text === '|') {
      now += msPerPause
      return []
    }
    const from = now
    now += text.length * msPerCharacter + 60
    return [{ text, startMs: from, endMs: now - 40, ...(speaker === undefined ? {} : { speaker }) }]
  })
}
