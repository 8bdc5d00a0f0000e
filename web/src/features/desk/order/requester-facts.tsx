import { addressLines } from '@portolan/contract/address'
import type { DeskRequester } from '@portolan/contract/desk/desk'
import { useMessages } from '../../../shared/messages/messages.ts'
import { CustomFieldFacts } from '../../../shared/request/request-fields.tsx'
import { EmailText } from '../../../shared/ui/email-text.tsx'
import { Fact } from '../../../shared/ui/page/facts.tsx'
import { deskMessages } from '../messages/desk.ts'

/** Who asked, and how to reach them. */
export function RequesterFacts({ requester }: { requester: DeskRequester }) {
  const t = useMessages(deskMessages)
  const { company, name, email, address, customFields } = requester
  const lines = address ? addressLines(address) : []
  return (
    <>
      <Fact name={t('company')}>
        <bdi>{company}</bdi>
      </Fact>
      <Fact name={t('requestedBy')}>
        <span>
          <bdi>{name}</bdi>{' '}
          <a href={`mailto:${email}`}>
            <EmailText email={email} />
          </a>
        </span>
      </Fact>
      {address?.phoneNumber && (
        <Fact name={t('phone')}>
          <a href={`tel:${address.phoneNumber.replace(/[^\d+]/g, '')}`}>
            <bdi dir="ltr">{address.phoneNumber}</bdi>
          </a>
        </Fact>
      )}
      {lines.length > 0 && (
        <Fact name={t('address')}>
          <bdi>{lines.join('\n')}</bdi>
        </Fact>
      )}
      <CustomFieldFacts fields={customFields} />
    </>
  )
}
