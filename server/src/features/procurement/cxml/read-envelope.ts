import { readXmlTree, type XmlNode } from '@portolan/documents/xml-tree'
import { Refusal } from '../../../platform/refusal.ts'
import type { Identity, Parties } from '../purchase-order.ts'
import { findNode, textAt } from './find-node.ts'

export type Envelope = {
  readonly payloadId: string
  readonly deploymentMode: 'production' | 'test'
  readonly parties: Parties
  readonly secret: string
  /** The element inside of `Request`. */
  readonly request: XmlNode
}

/** Real messages have a few kilobytes and less than ten levels. */
const limits = { characters: 256 * 1024, depth: 32, milliseconds: 1_000 }

/** Reads the message named `expected`. Throws a refusal for any other. */
export async function readEnvelope(xml: string, expected: string): Promise<Envelope> {
  const root = await readXmlTree(xml, limits)
  if ('refusal' in root) throw new Refusal('message_unreadable')
  const request = findNode(root, 'Request')
  const message = findNode(request, expected)
  if (root.name !== 'cXML' || !request || !message) throw new Refusal('message_not_expected', { expected })
  const header = findNode(root, 'Header')
  return {
    payloadId: root.attributes.payloadID ?? '',
    deploymentMode: request.attributes.deploymentMode === 'test' ? 'test' : 'production',
    parties: { buyer: identityOf(header, 'From'), supplier: identityOf(header, 'To') },
    secret: textAt(header, 'Sender/Credential/SharedSecret'),
    request: message,
  }
}

/** Long values would be no identity of anybody we know. */
const longest = 200

function identityOf(header: XmlNode | undefined, party: 'From' | 'To'): Identity {
  const credential = findNode(header, `${party}/Credential`)
  return {
    domain: (credential?.attributes.domain ?? '').slice(0, longest),
    identity: textAt(credential, 'Identity').slice(0, longest),
  }
}
