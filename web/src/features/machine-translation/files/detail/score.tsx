import { bestScore } from '@portolan/contract/machine-translation/review'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Stars } from '../../quality/stars.tsx'
import css from '../../requests/detail/rows.module.css'
import { fileRequestMessages } from '../messages/file-request.ts'

type Props = { score: number; reason: string | null }

/** How a review rates a translation, and why. */
export function Score({ score, reason }: Props) {
  const t = useMessages(fileRequestMessages)
  return (
    <p className={css.score}>
      <Stars score={score} best={bestScore} label={t('score', { score, best: bestScore })} />
      {reason && <span>{reason}</span>}
    </p>
  )
}
