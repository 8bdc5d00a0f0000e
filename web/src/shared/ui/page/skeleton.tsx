import { useMessages } from '../../messages/messages.ts'
import { uiMessages } from '../messages/ui.ts'
import css from './skeleton.module.css'

/** How many blocks each shape is drawn with. Styles place them. */
const blocks = {
  lines: 4,
  text: 6,
  cards: 6,
  home: 12,
  latest: 1,
  form: 3,
  list: 9,
  wideList: 9,
  detail: 3,
  dashboard: 5,
}

export type PageShape = Exclude<keyof typeof blocks, 'lines' | 'latest'>

type SkeletonProps = {
  /** The shape of what is to come; lines of text by default. */
  shape?: keyof typeof blocks
  count?: number
}

/** A part of a page shows after 150 ms, so a quick answer does not flicker. */
export function Skeleton({ shape = 'lines', count = blocks[shape] }: SkeletonProps) {
  const t = useMessages(uiMessages)
  return (
    <div className={`${css.body} ${css[shape]}`} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <i key={index} aria-hidden="true" />
      ))}
    </div>
  )
}

/** A whole page on its way, in the shape it will have. */
export const PageSkeleton = ({ shape = 'detail' }: { shape?: PageShape }) => (
  <div className={css.page} data-wide={shape === 'wideList' || undefined} data-trail={shape === 'detail' || undefined}>
    <i className={css.title} aria-hidden="true" />
    <Skeleton shape={shape} />
  </div>
)
