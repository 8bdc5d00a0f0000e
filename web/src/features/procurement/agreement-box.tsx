import type { LegalTextId } from '@portolan/contract/content/content'
import { lazy, type Ref, Suspense, useId, useState } from 'react'
import { Agreement } from '../../shared/legal/agreement.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { FieldNotes, notesOf } from '../../shared/ui/fields/text-field-notes.tsx'
import css from './procurement.module.css'

// Few readers open a legal text.
const TermsDialog = lazy(async () => ({ default: (await import('../../shared/legal/terms-dialog.tsx')).TermsDialog }))

type Props = {
  isAgreed: boolean
  /** True after an attempt to accept without it. */
  isMissing: boolean
  onChange: (isAgreed: boolean) => void
  inputRef: Ref<HTMLInputElement>
}

/** The box to check before a quote is accepted, as clients have it. */
export function AgreementBox({ isAgreed, isMissing, onChange, inputRef }: Props) {
  const t = useMessages(quoteMessages)
  const id = useId()
  const [opened, setOpened] = useState<LegalTextId>()
  const error = isMissing && !isAgreed ? t('agreementNeeded') : undefined
  return (
    <div className={css.agreement}>
      <label>
        <input
          ref={inputRef}
          type="checkbox"
          checked={isAgreed}
          aria-invalid={error !== undefined}
          aria-describedby={notesOf(id, { error })}
          onChange={({ target }) => onChange(target.checked)}
        />
        <Agreement onOpen={setOpened} />
      </label>
      <FieldNotes id={id} error={error} />
      <Suspense>{opened && <TermsDialog id={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </div>
  )
}
