import { readXmlTree, type XmlNode } from '@portolan/documents/xml-tree'

type Rule = {
  /** The names of the children, in order, as a regular expression over `Name;`. Null: text only. */
  readonly content: RegExp | null
  readonly required?: readonly string[]
  readonly optional?: readonly string[]
  readonly values?: Readonly<Record<string, readonly string[]>>
}

const text: Rule = { content: null }
const only = (...names: readonly string[]): Rule => ({ content: new RegExp(`^${names.join(';')};$`) })

/** The rules of cXML 1.2.014 (cXML.dtd and Fulfill.dtd) for the elements of the messages that the portal writes. */
const rules: Readonly<Record<string, Rule>> = {
  cXML: {
    content: /^(Header;(Message|Request);|Response;)$/,
    required: ['payloadID', 'timestamp'],
    optional: ['xml:lang', 'version'],
  },
  Header: only('From', 'To', 'Sender'),
  From: { content: /^(Credential;)+$/ },
  To: { content: /^(Credential;)+$/ },
  Sender: { content: /^(Credential;)+UserAgent;$/ },
  Credential: { content: /^Identity;(SharedSecret;)?$/, required: ['domain'], optional: ['type'] },
  Identity: text,
  SharedSecret: text,
  UserAgent: text,
  Response: { content: /^Status;(PunchOutSetupResponse;)?$/, optional: ['Id'] },
  Status: { content: null, required: ['code', 'text'], optional: ['xml:lang'] },
  PunchOutSetupResponse: only('StartPage'),
  StartPage: only('URL'),
  URL: { content: null, optional: ['name'] },
  Message: {
    content: /^(Status;)?PunchOutOrderMessage;$/,
    optional: ['deploymentMode', 'inReplyTo', 'Id'],
    values: { deploymentMode: ['production', 'test'] },
  },
  PunchOutOrderMessage: { content: /^BuyerCookie;PunchOutOrderMessageHeader;(ItemIn;)*$/ },
  BuyerCookie: text,
  PunchOutOrderMessageHeader: {
    content: /^Total;(ShipTo;)?(Shipping;)?(Tax;)?$/,
    required: ['operationAllowed'],
    optional: ['quoteStatus'],
    values: { operationAllowed: ['create', 'inspect', 'edit'], quoteStatus: ['pending', 'final'] },
  },
  Total: only('Money'),
  UnitPrice: only('Money'),
  Money: { content: null, required: ['currency'], optional: ['alternateAmount', 'alternateCurrency'] },
  ItemIn: { content: /^ItemID;ItemDetail;$/, required: ['quantity'], optional: ['lineNumber'] },
  ItemID: { content: /^SupplierPartID;(SupplierPartAuxiliaryID;)?$/ },
  SupplierPartID: text,
  SupplierPartAuxiliaryID: text,
  ItemDetail: {
    content: /^UnitPrice;(Description;)+UnitOfMeasure;(Classification;)+(ManufacturerPartID;)?(ManufacturerName;)?$/,
  },
  Description: { content: null, required: ['xml:lang'] },
  UnitOfMeasure: text,
  Classification: { content: null, required: ['domain'] },
  Request: { content: /^(Status;)?ConfirmationRequest;$/, optional: ['deploymentMode', 'Id'] },
  ConfirmationRequest: { content: /^ConfirmationHeader;OrderReference;(ConfirmationItem;)*$/ },
  ConfirmationHeader: {
    content: /^$/,
    required: ['type', 'noticeDate'],
    optional: ['operation', 'confirmID'],
    values: {
      type: ['accept', 'allDetail', 'detail', 'backordered', 'except', 'reject', 'requestToPay', 'replace'],
      operation: ['new', 'update'],
    },
  },
  OrderReference: { ...only('DocumentReference'), optional: ['orderID', 'orderDate'] },
  DocumentReference: { content: /^$/, required: ['payloadID'] },
}

/** What a message breaks of the rules, in words; empty for a valid one. */
export async function checkMessage(xml: string): Promise<readonly string[]> {
  const root = await readXmlTree(xml, { characters: 1_000_000, depth: 100, milliseconds: 5_000 })
  if ('refusal' in root) return [root.detail]
  if (!xml.includes('<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.')) return ['no document type']
  return root.name === 'cXML' ? problemsOf(root) : [`the root is ${root.name}`]
}

function problemsOf(node: XmlNode): readonly string[] {
  const rule = rules[node.name]
  if (!rule) return [`${node.name} is not known`]
  const { content, required = [], optional = [], values = {} } = rule
  const names = node.children.map(({ name }) => `${name};`).join('')
  const isInOrder = content === null ? names === '' : content.test(names) && node.text.trim() === ''
  return [
    ...(isInOrder ? [] : [`${node.name} holds ${names || 'text'}`]),
    ...required.filter((name) => !(name in node.attributes)).map((name) => `${node.name} has no ${name}`),
    ...Object.keys(node.attributes)
      .filter((name) => !required.includes(name) && !optional.includes(name))
      .map((name) => `${node.name} may have no ${name}`),
    ...Object.entries(values)
      .filter(([name, allowed]) => !allowed.includes(node.attributes[name] ?? allowed[0] ?? ''))
      .map(([name]) => `${node.name} has another ${name}`),
    ...node.children.flatMap(problemsOf),
  ]
}
