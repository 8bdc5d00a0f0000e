import { randomUUID } from 'node:crypto'
import type { Identity } from '../purchase-order.ts'
import { element, type Xml } from './write-xml.ts'

/** Confirmations are defined in a document type of their own. */
type DocumentType = 'cXML' | 'Fulfill'

/** A whole cXML message. The payload id has to be unique in time and space. */
export function writeEnvelope(content: readonly Xml[], now: Date, documentType: DocumentType = 'cXML'): string {
  const root = element(
    'cXML',
    { payloadID: `${now.getTime()}.${randomUUID()}@portolan`, timestamp: now.toISOString(), 'xml:lang': 'en-US' },
    ...content,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/${documentType}.dtd">
${root.markup}`
}

type Sender = { readonly from: Identity; readonly to: Identity; readonly secret?: string | null }

export const writeHeader = ({ from, to, secret }: Sender): Xml =>
  element(
    'Header',
    {},
    element('From', {}, credential(from)),
    element('To', {}, credential(to)),
    element('Sender', {}, credential(from, secret), element('UserAgent', {}, 'Portolan')),
  )

const credential = ({ domain, identity }: Identity, secret?: string | null): Xml =>
  element(
    'Credential',
    { domain },
    element('Identity', {}, identity),
    ...(secret ? [element('SharedSecret', {}, secret)] : []),
  )

export const money = (name: string, currency: string, amount: string): Xml =>
  element(name, {}, element('Money', { currency }, amount))
