import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { deskMessages } from './messages/desk.ts'

type Props = { name: string; onRemove: () => void }

/** Says that only the orders of one client are shown, and shows all again when pressed. */
export function ClientChip({ name, onRemove }: Props) {
  const t = useMessages(deskMessages)
  return (
    <div>
      <button
        type="button"
        className={button('outline')}
        aria-label={t('removeClient', { client: name })}
        onClick={onRemove}
      >
        <bdi>{t('onlyClient', { client: name })}</bdi>
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
