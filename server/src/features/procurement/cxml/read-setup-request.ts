import type { XmlNode } from '@portolan/documents/xml-tree'
import { Refusal } from '../../../platform/refusal.ts'
import { childrenOf, findNode, textAt } from './find-node.ts'

export type SetupRequest = {
  readonly operation: 'create' | 'edit' | 'inspect'
  readonly buyerCookie: string
  readonly email: string
  readonly name: string
  readonly formPostUrl: string
  /** Auxiliary ids of the cart that the buyer edits or inspects. */
  readonly lineIds: readonly string[]
}

const operations = ['create', 'edit', 'inspect'] as const
const longest = 500

/** Reads a PunchOutSetupRequest. Coupa names the buyer in extrinsics, other systems in the contact. */
export function readSetupRequest(request: XmlNode): SetupRequest {
  const operation = operations.find((each) => each === request.attributes.operation)
  const extrinsics = new Map(
    childrenOf(request, 'Extrinsic').map(({ attributes, text }) => [attributes.name ?? '', text.trim()]),
  )
  const contact = findNode(request, 'Contact')
  const email = textAt(contact, 'Email') || (extrinsics.get('UserEmail') ?? '')
  const fullName = `${extrinsics.get('FirstName') ?? ''} ${extrinsics.get('LastName') ?? ''}`.trim()
  const name = textAt(contact, 'Name') || fullName
  const buyerCookie = textAt(request, 'BuyerCookie')
  if (!operation) throw new Refusal('message_incomplete', { element: 'operation' })
  if (buyerCookie === '' || buyerCookie.length > longest)
    throw new Refusal('message_incomplete', { element: 'BuyerCookie' })
  return {
    operation,
    buyerCookie,
    email,
    name: name.slice(0, longest),
    formPostUrl: textAt(request, 'BrowserFormPost/URL'),
    lineIds: childrenOf(request, 'ItemOut').map((item) => textAt(item, 'ItemID/SupplierPartAuxiliaryID')),
  }
}
