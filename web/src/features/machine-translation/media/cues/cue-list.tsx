import type { Language } from '@portolan/contract/reference/reference'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { editorMessages } from '../messages/editor.ts'
import type { Player } from '../player/player.ts'
import { CueRow } from './cue-row.tsx'
import css from './cues.module.css'
import type { EditedCue } from './model/edited-cue.ts'
import { cueAt } from './model/find-cue.ts'
import type { Editor } from './use-editor.ts'
import type { Findings } from './use-findings.ts'

type Props = {
  cues: readonly EditedCue[]
  findings: Findings
  editor: Editor
  player: Player
  source: Language | undefined
  target: Language | undefined
}

const usualRowPx = 88
const shownPx = 640

/** All cues, of which only those in view are in the document. It follows the player while nothing is edited. */
export function CueList({ cues, findings, editor, player, source, target }: Props) {
  'use no memo' // the virtualizer is a mutable object read during render
  const t = useMessages(editorMessages)
  const box = useRef<HTMLDivElement>(null)
  const currentId = useSyncExternalStore(player.subscribe, () => cueAt(cues, player.nowMs())?.id)
  const isPlaying = useSyncExternalStore(player.subscribe, player.isPlaying)
  const { selectedId, isEditing } = editor
  const indexOf = (id: string | undefined) => (id === undefined ? -1 : cues.findIndex((cue) => cue.id === id))
  const selectedIndex = indexOf(selectedId)
  const followedIndex = isPlaying && !isEditing ? indexOf(currentId) : selectedIndex
  const virtualizer = useVirtualizer({
    count: cues.length,
    getScrollElement: () => box.current,
    getItemKey: (index) => cues[index]?.id ?? index,
    estimateSize: () => usualRowPx,
    overscan: 6,
    initialRect: { width: 0, height: shownPx },
    // The selected cue stays in the document wherever one scrolls, because it may have the focus.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), selectedIndex])].filter((one) => one >= 0).sort((a, b) => a - b),
  })
  useEffect(() => {
    if (followedIndex >= 0) virtualizer.scrollToIndex(followedIndex, { align: isPlaying ? 'center' : 'auto' })
  }, [followedIndex, isPlaying, virtualizer])

  const isTranslation = cues.some((cue) => cue.source !== null)
  return (
    <div className={css.frame}>
      {isTranslation && (
        <div className={css.heads} aria-hidden="true">
          <span>{source?.name ?? t('said')}</span>
          <span>{target?.name}</span>
        </div>
      )}
      <div ref={box} className={css.scroll}>
        <ol className={css.cues} aria-label={t('cues')} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const cue = cues[index]
            return (
              cue && (
                <li
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  className={css.place}
                  style={{ transform: `translateY(${start}px)` }}
                  aria-setsize={cues.length}
                  aria-posinset={index + 1}
                  aria-current={cue.id === currentId || undefined}
                >
                  <CueRow
                    cue={cue}
                    number={index + 1}
                    isLast={index === cues.length - 1}
                    isSelected={cue.id === selectedId}
                    findings={findings.get(cue.id) ?? noFindings}
                    editor={editor}
                    player={player}
                    source={source}
                    target={target}
                  />
                </li>
              )
            )
          })}
        </ol>
      </div>
    </div>
  )
}

const noFindings = [] as const
