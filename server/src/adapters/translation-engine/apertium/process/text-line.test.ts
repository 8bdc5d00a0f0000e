import { expect, it } from 'vitest'
import { createTextLine } from './text-line.ts'

let id = 0
const textOf = (stream: string, signal: AbortSignal) => {
  id += 1
  return { stream, id, isAlone: false, signal, resolve: () => {}, reject: () => {} }
}
const signal = () => new AbortController().signal

function takeStreams(line: ReturnType<typeof createTextLine>): string[] {
  const streams: string[] = []
  for (let text = line.take(); text; text = line.take()) streams.push(text.stream)
  return streams
}

it('takes one text of each call in turn, in the order of the call', () => {
  const line = createTextLine()
  const [long, short] = [signal(), signal()]
  for (const stream of ['long 1', 'long 2', 'long 3']) line.add(textOf(stream, long))
  line.add(textOf('short 1', short))
  expect(takeStreams(line)).toEqual(['long 1', 'short 1', 'long 2', 'long 3'])
})

it('takes texts that are sent again before all others', () => {
  const line = createTextLine()
  const call = signal()
  line.add(textOf('waiting', call))
  line.addFirst([textOf('again 1', call), textOf('again 2', call)])
  expect(line.peek()?.stream).toBe('again 1')
  expect(takeStreams(line)).toEqual(['again 1', 'again 2', 'waiting'])
})

it('counts what waits, and gives all of it away at once', () => {
  const line = createTextLine()
  line.add(textOf('one', signal()))
  line.addFirst([textOf('two', signal())])
  expect(line.size()).toBe(2)
  expect(line.takeAll().map(({ stream }) => stream)).toEqual(['two', 'one'])
  expect([line.size(), line.peek(), line.take()]).toEqual([0, undefined, undefined])
})
