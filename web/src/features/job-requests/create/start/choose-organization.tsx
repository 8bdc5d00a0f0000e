import { useState } from 'react'
import { useProblems } from '../../../../shared/form-problems.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { focusOnMount } from '../../../../shared/ui/focus-on-mount.ts'
import { OrganisationChoice } from '../../../../shared/ui/organization-choice.tsx'
import css from '../../../../shared/ui/steps.module.css'
import { createRequestMessages } from '../messages/create-request.ts'
import { StartCard } from './start-card.tsx'

type Organisation = { readonly clientId: number; readonly clientName: string; readonly companyName: string }
type Props<One> = {
  text: string
  organisations: readonly One[]
  next: string
  cancel: string
  onChoose: (organisation: One) => void
  onCancel: () => void
}

/** One of several; nothing goes on without a choice. */
export function ChooseOrganization<One extends Organisation>(props: Props<One>) {
  const { text, organisations, next, cancel, onChoose, onCancel } = props
  const t = useMessages(createRequestMessages)
  const [clientId, setClientId] = useState<number>()
  const chosen = organisations.find((one) => one.clientId === clientId)
  const { problems, formProps } = useProblems(
    { organisation: chosen ? undefined : t('chooseOrganisation') },
    () => chosen && onChoose(chosen),
  )
  return (
    <StartCard title={t('organisationTitle')} text={text} headingRef={focusOnMount}>
      <form {...formProps} className={css.form}>
        <OrganisationChoice
          legend={t('organisationTitle')}
          organisations={organisations}
          chosen={clientId}
          error={problems.organisation}
          onChoose={setClientId}
        />
        <div className={css.actions}>
          <button type="submit" className={button('solid')}>
            {next}
          </button>
          <button type="button" className={button('text')} onClick={onCancel}>
            {cancel}
          </button>
        </div>
      </form>
    </StartCard>
  )
}
