import type { TmsOrder } from '../../ports/translation-management.ts'
import type { SmartKind } from './xtrf-calls.ts'

/** The client's own notes, and details for which XTRF has no field. */
export function clientNotes(order: TmsOrder, kind: SmartKind, rejectedFields: TmsOrder['customFields']): string {
  const links = kind === 'smart-quote' ? order.links : []
  return paragraphs([
    order.notes,
    order.neededBy === null ? '' : `Needed by: ${order.neededBy}`,
    rejectedFields.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    links.map(({ name, url, isReference }) => `${isReference ? 'Reference' : 'Source'} "${name}": ${url}`).join('\n'),
  ])
}

/** For the people who work on the order. */
export function internalNotes(order: TmsOrder, isContactKnown: boolean): string {
  const { number, isRush, priceCents, contact, referenceNumber, payment } = order
  return paragraphs([
    `Request ${number} of the client portal${referenceNumber === null ? '' : `, the client's ${referenceNumber}`}.`,
    isRush ? 'Rush.' : '',
    priceCents === null ? '' : `Agreed with the client: ${(priceCents / 100).toFixed(2)} USD.`,
    payment.join('\n'),
    isContactKnown ? '' : `Asked for by ${contact.name} <${contact.email}>, ${contact.company}.`,
    [contact.phone && `Phone: ${contact.phone}`, contact.address && `Address: ${contact.address}`]
      .filter((line) => line !== '')
      .join('\n'),
  ])
}

const paragraphs = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n')
