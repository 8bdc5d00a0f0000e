import type { XmlNode } from '@portolan/documents/xml-tree'

/** The first element at a path of names, for example `Header/From/Credential`. */
export function findNode(node: XmlNode | undefined, path: string): XmlNode | undefined {
  let found = node
  for (const name of path.split('/')) found = found?.children.find((child) => child.name === name)
  return found
}

export const textAt = (node: XmlNode | undefined, path: string): string => findNode(node, path)?.text.trim() ?? ''

export const childrenOf = (node: XmlNode | undefined, name: string): readonly XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? []
