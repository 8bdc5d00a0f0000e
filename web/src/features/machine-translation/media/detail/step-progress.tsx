import { useMessages } from '../../../../shared/messages/messages.ts'
import progressBar from '../../../../shared/ui/progress-bar.module.css'
import { useQuantities } from '../../../../shared/uploads/upload-texts.ts'
import rows from '../../requests/detail/rows.module.css'
import { mediaRequestMessages } from '../messages/media-request.ts'

type Props = {
  /** What it is the progress of. */
  name: string
  text: string
  isRunning: boolean
  percent: number
  secondsLeft: number | null
}

/** The current step in words, and how far it is. */
export function StepProgress({ name, text, isRunning, percent, secondsLeft }: Props) {
  const t = useMessages(mediaRequestMessages)
  const { time } = useQuantities()
  const parts = [
    isRunning && percent > 0 ? t('step', { step: text, percent }) : text,
    isRunning && secondsLeft !== null && t('timeLeft', { time: time(secondsLeft) }),
  ]
  return (
    <>
      <p className={rows.quiet}>{parts.filter(Boolean).join(' · ')}</p>
      {isRunning && (
        <progress
          className={progressBar.bar}
          aria-label={t('progressOf', { name })}
          max={100}
          value={percent > 0 ? percent : undefined}
        />
      )}
    </>
  )
}
