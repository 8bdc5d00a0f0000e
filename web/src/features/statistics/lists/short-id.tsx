import { useMessages } from '../../../shared/messages/messages.ts'
import { iconButton } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { notifyAbout } from '../../../shared/ui/snackbar.tsx'
import { dashboardMessages } from '../messages/dashboards.ts'
import css from './lists.module.css'

const shownCharacters = 8

/** The end of an id that only machines read, as many begin alike, with a button that copies all of it where the browser allows that. */
export function ShortId({ id }: { id: string | null }) {
  const t = useMessages(dashboardMessages)
  if (id === null) return t('none')
  const copy = async () => {
    await navigator.clipboard.writeText(id)
    notifyAbout('copied-id', t('copied', { id }))
  }
  return (
    <span className={css.id}>
      <bdi title={id}>{id.slice(-shownCharacters)}</bdi>
      {navigator.clipboard && (
        <button type="button" className={iconButton} aria-label={t('copy', { id })} onClick={() => void copy()}>
          <Icon name="copy" size={16} />
        </button>
      )}
    </span>
  )
}
