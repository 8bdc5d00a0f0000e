import { type FormEvent, useState } from 'react'
import { useBranding } from '../../../../shared/branding.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { DialogActions } from '../../../../shared/ui/dialog.tsx'
import { FieldNotes, notesOf } from '../../../../shared/ui/fields/text-field-notes.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { securityMessages } from '../messages/security.ts'
import { CopyButton } from './copy-button.tsx'
import css from './mfa.module.css'
import { saveTextFile } from './save-text-file.ts'
import { StepHeading } from './step-heading.tsx'

type Props = { username: string; codes: readonly string[]; onDone: () => void }

/** Shown this once, so nobody leaves them without saying that they are kept. */
export function RecoveryCodes({ username, codes, onDone }: Props) {
  const t = useMessages(securityMessages)
  const { providerName } = useBranding()
  const [error, setError] = useState<string>()
  const title = t('codesFileTitle', { username, provider: providerName })
  const text = [title, '', ...codes, ''].join('\n')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const box = event.currentTarget.elements.namedItem('saved') as HTMLInputElement
    if (box.checked) return onDone()
    setError(t('codesNotSaved'))
    box.focus()
  }

  return (
    <form className={`${css.step} ${css.printed}`} onSubmit={submit} noValidate>
      <StepHeading>{t('recoveryCodes')}</StepHeading>
      <p className={css.onPaper}>{title}</p>
      <p>{t('recoveryCodesText')}</p>
      <ul className={css.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.keep}>
        <CopyButton text={text} label={t('copy')} />
        <button type="button" className={button('outline')} onClick={() => saveTextFile(t('codesFile'), text)}>
          <Icon name="collect" />
          {t('download')}
        </button>
        <button type="button" className={button('outline')} onClick={() => window.print()}>
          <Icon name="printer" />
          {t('print')}
        </button>
      </div>
      <div className={css.keep}>
        <label className={css.saved}>
          <input
            type="checkbox"
            name="saved"
            aria-invalid={error !== undefined}
            aria-describedby={notesOf('saved', { error })}
            onChange={() => setError(undefined)}
          />
          {t('codesSaved')}
        </label>
        <FieldNotes id="saved" error={error} />
      </div>
      <DialogActions>
        <button type="submit" className={button('solid')}>
          {t('done')}
        </button>
      </DialogActions>
    </form>
  )
}
