import { useMessages } from '../../messages/messages.ts'
import { uiMessages } from '../messages/ui.ts'
import css from './skeleton.module.css'

type SkeletonProps = {
  /** The shape of what is to come: lines of text, or cards. */
  shape?: 'lines' | 'cards'
  count?: number
}

/** It shows after 150 ms, so a quick answer does not flicker. */
export function Skeleton({ shape = 'lines', count = 4 }: SkeletonProps) {
  const t = useMessages(uiMessages)
  return (
    <div className={shape === 'cards' ? css.cards : css.lines} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <span key={index} className={css.bone} aria-hidden="true" />
      ))}
    </div>
  )
}

/** A whole page on its way. */
export const PageSkeleton = () => (
  <div className={css.page}>
    <span className={css.title} aria-hidden="true" />
    <Skeleton shape="cards" count={6} />
  </div>
)
