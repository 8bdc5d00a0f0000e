import { bestScore } from '@portolan/contract/machine-translation/review'
import { useMessages } from '../../../shared/messages/messages.ts'
import { verdictMessages } from './messages/verdict.ts'
import css from './verdict.module.css'

/** By score, from 1 on. */
const words = ['poor', 'rough', 'fair', 'good', 'veryGood'] as const
const star = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.2 6-5.5-3-5.5 3 1.2-6L3.2 9.6l6.1-.8z'

/** A score in a word, which says what the stars mean. */
export function Verdict({ score }: { score: number }) {
  const t = useMessages(verdictMessages)
  return (
    <>
      <strong className={css.word}>{t(words[score - 1] ?? 'poor')}</strong>
      <span className={css.stars} role="img" aria-label={t('stars', { score, best: bestScore })}>
        {Array.from({ length: bestScore }, (_, index) => index + 1).map((place) => (
          <svg
            key={place}
            width="16"
            height="16"
            viewBox="0 0 24 24"
            aria-hidden="true"
            data-full={place <= score || undefined}
          >
            <path d={star} />
          </svg>
        ))}
      </span>
    </>
  )
}
