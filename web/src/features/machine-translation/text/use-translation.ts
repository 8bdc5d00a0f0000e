import { autoDetectCode } from '@portolan/contract/machine-translation/settings'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { translationSettings } from '../frame/api.ts'
import { translatePiece } from './api.ts'
import { findTexts, type SavedTexts, saveTexts } from './saved-texts.ts'
import { translatePieces } from './translate-pieces.ts'

export type Run =
  | { readonly kind: 'idle' | 'running' | 'stopped' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** The texts of the page and the translation that is running. */
export function useTranslation() {
  const username = useSession()?.username ?? ''
  const queries = useQueryClient()
  const [texts, setTexts] = useState(() => findTexts(username))
  const [run, setRun] = useState<Run>({ kind: 'idle' })
  const running = useRef<AbortController>(null)

  useEffect(() => saveTexts(username, texts), [username, texts])
  useEffect(() => () => running.current?.abort(), [])

  const change = (changes: Partial<SavedTexts>) => setTexts((before) => ({ ...before, ...changes }))

  async function translate() {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const { text, sourceId, targetId } = texts
    setRun({ kind: 'running' })
    change({ translation: null, correctedText: null })
    const source = sourceId === autoDetectCode ? undefined : sourceId
    const failure = await findFailure(() =>
      translatePieces({
        text,
        source,
        target: targetId,
        translate: (piece) => translatePiece(piece, signal),
        onProgress: (translation) => !signal.aborted && change({ translation }),
      }),
    )
    if (!signal.aborted) setRun(failure ?? { kind: 'idle' })
    // Characters that are left for today.
    void queries.invalidateQueries({ queryKey: translationSettings.queryKey })
  }

  function stop(next: Run['kind'] & ('idle' | 'stopped')) {
    running.current?.abort()
    setRun({ kind: next })
  }

  return { texts, run, change, translate, stop }
}

export type TextTranslation = ReturnType<typeof useTranslation>

async function findFailure(work: () => Promise<void>): Promise<Run | null> {
  try {
    await work()
    return null
  } catch (error) {
    return { kind: 'failed', error }
  }
}
