import type { WriteStream } from 'node:tty'

export type Output = {
  line(text: string): void
  /** Replaces the last progress. Shown to people only, not in logs. */
  progress(text: string): void
}

export function writeToTerminal(stream: WriteStream): Output {
  // A reader such as `head` may close the pipe early.
  stream.on('error', () => {})
  const clear = (): void => {
    if (stream.isTTY) stream.write('\r\u001b[K')
  }
  return {
    line(text) {
      clear()
      stream.write(`${text}\n`)
    },
    progress(text) {
      clear()
      if (stream.isTTY) stream.write(text)
    },
  }
}
