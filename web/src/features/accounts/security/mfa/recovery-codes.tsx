import * as z from 'zod/mini'
import { useBranding } from '../../../../shared/branding.ts'
import { FormCheckbox } from '../../../../shared/forms/fields/form-checkbox.tsx'
import { Form } from '../../../../shared/forms/form.tsx'
import { formRule } from '../../../../shared/forms/schema/form-rule.ts'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { saveFile } from '../../../../shared/save-file.ts'
import { button } from '../../../../shared/ui/button.ts'
import { DialogActions } from '../../../../shared/ui/dialog.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { securityMessages } from '../messages/security.ts'
import { CopyButton } from './copy-button.tsx'
import css from './mfa.module.css'
import { StepHeading } from './step-heading.tsx'

type Props = { username: string; codes: readonly string[]; onDone: () => void }

const schema = z.object({ isSaved: z.boolean() }).check(formRule('isSaved', 'notSaved', ({ isSaved }) => isSaved))

/** The codes are shown only once, so the user has to confirm that they are saved. */
export function RecoveryCodes({ username, codes, onDone }: Props) {
  const t = useMessages(securityMessages)
  const { providerName } = useBranding()
  const form = useSchemaForm({ schema, defaultValues: { isSaved: false }, textOf: () => t('codesNotSaved') })
  const title = t('codesFileTitle', { username, provider: providerName })
  const text = [title, '', ...codes, ''].join('\n')

  async function submit() {
    if (await form.check()) onDone()
  }

  return (
    <Form form={form} onSubmit={submit} className={`${css.step} ${css.printed}`}>
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
        <button
          type="button"
          className={button('outline')}
          onClick={() => saveFile(t('codesFile'), new Blob([text], { type: 'text/plain' }))}
        >
          <Icon name="collect" />
          {t('download')}
        </button>
        <button type="button" className={button('outline')} onClick={() => window.print()}>
          <Icon name="printer" />
          {t('print')}
        </button>
      </div>
      <div className={css.keep}>
        <FormCheckbox name="isSaved" label={t('codesSaved')} className={css.saved} />
      </div>
      <DialogActions>
        <button type="submit" className={button('solid')}>
          {t('done')}
        </button>
      </DialogActions>
    </Form>
  )
}
