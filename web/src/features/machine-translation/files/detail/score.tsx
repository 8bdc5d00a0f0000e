import { bestScore } from '@portolan/contract/machine-translation/review'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Stars } from '../../quality/stars.tsx'
import { fileRequestMessages } from '../messages/file-request.ts'
import css from './translations.module.css'

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
