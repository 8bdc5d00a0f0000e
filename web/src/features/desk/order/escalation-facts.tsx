import type { DeskEscalation } from '@portolan/contract/desk/desk'
import { joinNames } from '../../../shared/join-names.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Fact } from '../../../shared/ui/page/facts.tsx'
import { deskMessages } from '../messages/desk.ts'
import css from './order.module.css'

/** Why a machine translation was not enough for the client. */
export function EscalationFacts({ escalation }: { escalation: DeskEscalation }) {
  const t = useMessages(deskMessages)
  const { reason, otherReason, notes, referenceNames } = escalation
  return (
    <>
      <Fact name={t('escalated')}>
        <bdi>{otherReason ?? t(reason)}</bdi>
      </Fact>
      {notes !== '' && (
        <Fact name={t('escalationNotes')}>
          <bdi className={css.notes}>{notes}</bdi>
        </Fact>
      )}
      {referenceNames.length > 0 && (
        <Fact name={t('machineTranslations')}>
          <bdi>{joinNames(referenceNames)}</bdi>
        </Fact>
      )}
    </>
  )
}
