import { useEffect, useEffectEvent } from 'react'
import { areShortcutsOn, isTyping } from '../../../../shared/shortcuts.ts'
import type { Player } from '../player/player.ts'
import { skipMs } from '../player/skip-ms.ts'
import type { CueSession } from './session/cue-session.ts'
import type { Editor } from './use-editor.ts'

/** Space and Enter belong to the control that has the focus. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button:not([data-cue]), a, summary, canvas') !== null

type Parts = { readonly editor: Editor; readonly session: CueSession; readonly player: Player }
type Action = (() => void) | undefined

/** The keys of the editor. They work anywhere on its page, single letters only while nobody is typing. */
export function useEditorKeys(editor: Editor, session: CueSession, player: Player): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = findAction(event, { editor, session, player })
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function findAction(event: KeyboardEvent, parts: Parts): Action {
  if (event.altKey || document.querySelector('[aria-modal=true]')) return undefined
  return event.ctrlKey || event.metaKey ? findCommand(event, parts) : findSingleKey(event, parts)
}

function findCommand({ key, shiftKey }: KeyboardEvent, { editor, session }: Parts): Action {
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? session.redo : session.undo
  if (letter === 'y') return session.redo
  return key === 'Enter' && editor.isEditing ? () => editor.goBy(1, true) : undefined
}

function findSingleKey({ key, target }: KeyboardEvent, { editor, player }: Parts): Action {
  if (key === 'Escape' && editor.isEditing) return editor.stopEditing
  if (isTyping(target) || !areShortcutsOn()) return undefined
  if ((key === ' ' || key === 'Enter') && isControl(target)) return undefined
  const actions: Readonly<Record<string, () => void>> = {
    ' ': player.toggle,
    k: player.toggle,
    j: () => player.skip(-skipMs),
    l: () => player.skip(skipMs),
    ArrowDown: () => editor.goBy(1),
    ArrowUp: () => editor.goBy(-1),
    ...(editor.selectedId !== undefined && { Enter: editor.startEditing }),
  }
  return actions[key]
}
