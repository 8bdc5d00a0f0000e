import type { FormEvent } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { outboxMessages } from './messages/outbox.ts'
import css from './outbox.module.css'

export function RecipientFilter({ to, onFilter }: { to: string; onFilter: (to: string) => void }) {
  const t = useMessages(outboxMessages)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onFilter(String(new FormData(event.currentTarget).get('to')).trim())
  }
  return (
    <form className={css.filter} onSubmit={submit}>
      <TextField
        name="to"
        type="search"
        inputMode="email"
        label={t('recipient')}
        defaultValue={to}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="submit" className={button('solid')}>
        {t('show')}
      </button>
      {to && (
        <button type="button" className={button('text')} onClick={() => onFilter('')}>
          {t('showAll')}
        </button>
      )}
    </form>
  )
}
