import { useMessages } from '../../messages/messages.ts'
import { emptyColumnMessages } from '../messages/empty-columns.ts'
import css from './empty-columns.module.css'

type Props = {
  /** The columns that are hidden: those without a value in any row of the page. */
  names: readonly string[]
  /** Some of them have a few values. */
  areNearly?: boolean
  isShown: boolean
  onShow: (isShown: boolean) => void
}

/** Over a table: which columns are hidden because they are empty, and a button that shows or hides them. */
export function EmptyColumns({ names, areNearly = false, isShown, onShow }: Props) {
  const t = useMessages(emptyColumnMessages)
  if (names.length === 0) return null
  return (
    <p className={css.note}>
      {!isShown && `${t(areNearly ? 'nearly' : 'hidden', { names })} `}
      <button type="button" onClick={() => onShow(!isShown)}>
        {t(isShown ? 'hide' : areNearly ? 'showThem' : 'show')}
      </button>
    </p>
  )
}
