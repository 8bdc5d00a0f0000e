// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../../shared/api/api-error.ts'
import type { CueChanges } from '../model/cue-changes.ts'
import { addAfter, changeText } from '../model/cue-operations.ts'
import type { EditedCue } from '../model/edited-cue.ts'
import { type CueVersion, createCueSession } from './cue-session.ts'

const cue = (id: string, startMs: number): EditedCue => ({
  id,
  startMs,
  endMs: startMs + 1000,
  text: id,
  source: null,
})
const start: CueVersion = { revision: 3, cues: [cue('a', 0), cue('b', 2000)] }

/** A server that counts revisions, and refuses or fails as the test wants. */
function openSession(from = start) {
  const server = { version: from, failure: undefined as ApiError | undefined, sent: [] as CueChanges[] }
  const session = createCueSession({
    trackId: 'track',
    start: from,
    load: async () => server.version,
    send: async (revision, changes) => {
      if (server.failure) throw server.failure
      if (revision !== server.version.revision) throw new ApiError(409, { errorCode: 'conflict' })
      server.sent.push(changes)
      server.version = { ...server.version, revision: revision + 1 }
      return { revision: revision + 1 }
    },
    onSaved: () => {},
  })
  const type = (id: string, text: string) =>
    session.edit(changeText(session.getState().history.cues, id, text), `text ${id}`)
  return { session, server, type, close: session.open() }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('saves a second after the last edit, in one call', async () => {
  const { session, server, type } = openSession()
  type('a', 'On')
  await wait(900)
  type('a', 'One')
  await wait(900)
  expect(server.sent).toHaveLength(0)
  await wait(200)
  expect(server.sent).toEqual([
    { changed: [{ id: 'a', startMs: 0, endMs: 1000, text: 'One' }], added: [], removed: [] },
  ])
  expect(session.getState().save).toEqual({ kind: 'saved' })
  await wait(10_000)
  expect(server.sent).toHaveLength(1)
})

it('keeps edits while the server is away, tries again by itself, and edits again after that', async () => {
  const { session, server, type } = openSession()
  server.failure = new ApiError(0)
  type('a', 'One')
  await wait(1_100)
  expect(session.getState().save).toEqual({ kind: 'offline' })
  type('b', 'Two')
  server.failure = undefined
  await wait(5_100)
  expect(server.sent[0]?.changed.map(({ text }) => text)).toEqual(['One', 'Two'])
  expect(session.getState().save).toEqual({ kind: 'saved' })
})

it('saves at once when the connection is back', async () => {
  const { server, type } = openSession()
  server.failure = new ApiError(0)
  type('a', 'One')
  await wait(1_100)
  server.failure = undefined
  window.dispatchEvent(new Event('online'))
  await wait(0)
  expect(server.sent).toHaveLength(1)
})

it('has unsaved edits again after the page was closed', async () => {
  const first = openSession()
  first.server.failure = new ApiError(0)
  first.type('a', 'One')
  await wait(1_100)
  first.close()
  const second = openSession()
  expect(second.session.getState().history.cues[0]?.text).toBe('One')
  await wait(1_100)
  expect(second.server.sent[0]?.changed[0]?.text).toBe('One')
  expect(openSession().session.getState().history.cues[0]?.text).toBe('a')
})

it('loads the version of someone else and says what was dropped', async () => {
  const { session, server, type } = openSession()
  server.version = { revision: 7, cues: changeText(start.cues, 'b', 'theirs') }
  type('a', 'mine')
  type('b', 'mine')
  await wait(1_100)
  expect(session.getState().history.cues.map(({ text }) => text)).toEqual(['mine', 'theirs'])
  expect(session.getState().conflict).toEqual({ lost: 1 })
  expect(server.sent[0]?.changed.map(({ id }) => id)).toEqual(['a'])
})

it('waits while files are being written, and saves after that', async () => {
  const { session, server, type } = openSession()
  server.failure = new ApiError(409, { errorCode: 'conflict' })
  type('a', 'One')
  await wait(1_100)
  expect(session.getState().save).toEqual({ kind: 'locked' })
  server.failure = undefined
  await wait(5_100)
  expect(server.sent[0]?.changed[0]?.text).toBe('One')
  expect(session.getState().save).toEqual({ kind: 'saved' })
})

it('does not save a cue without text, and says so', async () => {
  const { session, server } = openSession()
  session.edit(addAfter(start.cues, 'a', 'n', 60_000))
  await wait(1_100)
  expect(server.sent).toHaveLength(0)
  expect(session.getState().save).toEqual({ kind: 'held' })
})

it('shows any other refusal and keeps the edits', async () => {
  const { session, server, type } = openSession()
  server.failure = new ApiError(400, { errorCode: 'too_many_cues' })
  type('a', 'One')
  await wait(1_100)
  expect(session.getState().save).toEqual({ kind: 'failed', error: server.failure })
  expect(session.getState().history.cues[0]?.text).toBe('One')
})
