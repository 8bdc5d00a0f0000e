import { apiKeyLimits, createApiKey } from '@portolan/contract/identity/api-keys'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../shared/api/api-client.ts'
import { DialogForm } from '../../../shared/forms/dialog-form.tsx'
import { FormSelect, FormText } from '../../../shared/forms/fields/inputs.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import css from '../impersonation-dialog.module.css'
import { apiKeyMessages } from './messages/api-keys.ts'
import { NewKey } from './new-key.tsx'

type Props = { onClose: () => void; onCreated: () => Promise<unknown> }

/** Mounted while it is open. Shows the key once it is there. */
export default function CreateKeyDialog({ onClose, onCreated }: Props) {
  const t = useMessages(apiKeyMessages)
  const [secret, setSecret] = useState<string>()
  const [isCopied, setCopied] = useState(false)
  const [isWarned, setWarned] = useState(false)
  // The key is lost with the dialog, so one that was not copied is asked about once.
  const close = () => (secret && !isCopied && !isWarned ? setWarned(true) : onClose())
  const words = secret ? { title: t('created'), text: t('createdText') } : { title: t('create'), text: t('createText') }
  return (
    <Dialog open onClose={close} {...words}>
      {secret ? (
        <NewKey secret={secret} isWarned={isWarned && !isCopied} onCopied={() => setCopied(true)} onDone={close} />
      ) : (
        <CreateForm
          onClose={onClose}
          onCreated={(created) => {
            setSecret(created)
            void onCreated()
          }}
        />
      )}
    </Dialog>
  )
}

const schema = z.object({ name: createApiKey.body.shape.name, access: z.string(), validDays: z.string() })

function CreateForm({ onClose, onCreated }: { onClose: () => void; onCreated: (secret: string) => void }) {
  const t = useMessages(apiKeyMessages)
  const form = useSchemaForm({ schema, defaultValues: { name: '', access: 'readOnly', validDays: '90' } })
  const sending = useSubmit(form, {
    send: ({ name, access, validDays }) => {
      const days = createApiKey.body.shape.validDays.parse(Number(validDays))
      return call(createApiKey, { body: { name, validDays: days, isReadOnly: access === 'readOnly' } })
    },
    onDone: ({ secret }) => onCreated(secret),
  })
  return (
    <DialogForm
      form={form}
      sending={sending}
      action={sending.isBusy ? t('creating') : t('create')}
      className={css.form}
      onClose={onClose}
    >
      <FormText name="name" label={t('name')} help={t('nameHelp')} autoComplete="off" autoFocus />
      <FormSelect
        name="access"
        label={t('access')}
        marksOptional={false}
        options={(['readOnly', 'full'] as const).map((value) => ({ value, name: t(value) }))}
      />
      <FormSelect
        name="validDays"
        label={t('lifetime')}
        marksOptional={false}
        options={apiKeyLimits.days.map((days) => ({
          value: String(days),
          name: days === 365 ? t('year') : t('days', { count: days }),
        }))}
      />
    </DialogForm>
  )
}
