import { readXmlTree, type XmlNode } from '@portolan/documents/xml-tree'
import * as z from 'zod/mini'
import type { ReceivedCart } from './buyer-sessions.ts'

const JsonCart = z.object({
  body: z.object({
    total: z.number(),
    currency: z.string(),
    items: z.array(
      z.object({ supplierid: z.string(), supplierauxid: z.string(), description: z.string(), unitprice: z.number() }),
    ),
  }),
})

export function readJsonCart(message: unknown): ReceivedCart {
  const { total, currency, items } = JsonCart.parse(message).body
  return {
    total: total.toFixed(2),
    currency,
    lines: items.map((line) => ({
      partId: line.supplierid,
      auxiliaryId: line.supplierauxid,
      description: line.description,
      price: line.unitprice.toFixed(2),
    })),
  }
}

const limits = { characters: 1_000_000, depth: 32, milliseconds: 1_000 }

export async function readCxmlCart(xml: string): Promise<ReceivedCart> {
  const root = await readXmlTree(xml, limits)
  const message = 'refusal' in root ? undefined : at(root, 'Message/PunchOutOrderMessage')
  if (!message) throw new Error('This is no PunchOutOrderMessage.')
  const total = at(message, 'PunchOutOrderMessageHeader/Total/Money')
  return {
    total: total?.text ?? '',
    currency: total?.attributes.currency ?? '',
    lines: message.children
      .filter(({ name }) => name === 'ItemIn')
      .map((item) => ({
        partId: at(item, 'ItemID/SupplierPartID')?.text ?? '',
        auxiliaryId: at(item, 'ItemID/SupplierPartAuxiliaryID')?.text ?? '',
        description: at(item, 'ItemDetail/Description')?.text ?? '',
        price: at(item, 'ItemDetail/UnitPrice/Money')?.text ?? '',
      })),
  }
}

function at(node: XmlNode, path: string): XmlNode | undefined {
  let found: XmlNode | undefined = node
  for (const name of path.split('/')) found = found?.children.find((child) => child.name === name)
  return found
}

/** The value of an attribute or element in an answer, by a pattern that is good enough for a demo. */
export const firstMatch = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1]
