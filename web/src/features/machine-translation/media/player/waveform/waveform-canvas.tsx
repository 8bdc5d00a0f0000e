import type { Waveform } from '@portolan/contract/machine-translation/media/cues'
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState, type WheelEvent } from 'react'
import { useMessages } from '../../../../../shared/messages/messages.ts'
import { iconButton } from '../../../../../shared/ui/button.ts'
import { Icon } from '../../../../../shared/ui/icon.tsx'
import type { EditedCue } from '../../cues/model/edited-cue.ts'
import { cueAt } from '../../cues/model/find-cue.ts'
import { playerMessages } from '../../messages/player.ts'
import type { Player } from '../player.ts'
import { drawWaveform } from './draw-waveform.ts'
import css from './waveform.module.css'
import { followMoment, type Grip, gripAt, moveView, msAt, startView, zoomView } from './waveform-view.ts'

type RetimeCue = (id: string, edge: Grip['edge'], ms: number, dragId: string) => void

type Props = {
  waveform: Waveform
  player: Player
  cues: readonly EditedCue[]
  selectedId: string | undefined
  onSelect: (id: string) => void
  onRetime: RetimeCue
}

/** Click to go to a moment, drag the edge of a cue to change its time, turn the wheel to move. */
export function WaveformCanvas({ waveform, player, cues, selectedId, onSelect, onRetime }: Props) {
  const t = useMessages(playerMessages)
  const canvas = useRef<HTMLCanvasElement>(null)
  const drag = useRef<Grip & { readonly dragId: string }>(null)
  const drags = useRef(0)
  const totalMs = waveform.seconds * 1000
  const [view, setView] = useState(() => startView(totalMs))
  const [isOverGrip, setIsOverGrip] = useState(false)

  const draw = useEffectEvent(() => {
    if (canvas.current) drawWaveform(canvas.current, { waveform, cues, view, selectedId, nowMs: player.nowMs() })
  })
  const follow = useEffectEvent(() => {
    if (!drag.current) setView((shown) => followMoment(shown, player.nowMs(), totalMs))
    draw()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again when any of these changes
  useEffect(() => draw(), [waveform, cues, view, selectedId])
  useEffect(() => {
    const stop = player.subscribe(() => follow())
    const sizes = new ResizeObserver(() => draw())
    const scheme = matchMedia('(prefers-color-scheme: dark)')
    const redraw = () => draw()
    if (canvas.current) sizes.observe(canvas.current)
    scheme.addEventListener('change', redraw)
    return () => {
      stop()
      sizes.disconnect()
      scheme.removeEventListener('change', redraw)
    }
  }, [player])

  const placeOf = (event: PointerEvent<HTMLCanvasElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - left, width, selectedId }
  }
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    const place = placeOf(event)
    const grip = gripAt(cues, view, place)
    if (grip) {
      event.currentTarget.setPointerCapture(event.pointerId)
      drags.current += 1
      drag.current = { ...grip, dragId: `drag ${drags.current}` }
      return onSelect(grip.id)
    }
    const ms = msAt(view, place.x, place.width)
    player.seek(ms)
    const cue = cueAt(cues, ms)
    if (cue) onSelect(cue.id)
  }
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const place = placeOf(event)
    if (!drag.current) return setIsOverGrip(gripAt(cues, view, place) !== undefined)
    const { id, edge, dragId } = drag.current
    onRetime(id, edge, msAt(view, place.x, place.width), dragId)
  }
  const endDrag = () => {
    drag.current = null
  }
  const onWheel = ({ deltaX, deltaY }: WheelEvent) => {
    const share = (Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : deltaY) / 1000
    setView(moveView(view, share * view.spanMs, totalMs))
  }
  const zoom = (factor: number) => setView(zoomView(view, factor, player.nowMs(), totalMs))
  return (
    <div className={css.waveform} dir="ltr">
      <canvas
        ref={canvas}
        className={css.canvas}
        role="img"
        aria-label={t('waveform')}
        data-grip={isOverGrip || undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        onWheel={onWheel}
      />
      <div className={css.zoom}>
        <button type="button" className={iconButton} aria-label={t('zoomOut')} onClick={() => zoom(2)}>
          <Icon name="minus" />
        </button>
        <button type="button" className={iconButton} aria-label={t('zoomIn')} onClick={() => zoom(0.5)}>
          <Icon name="plus" />
        </button>
      </div>
    </div>
  )
}
