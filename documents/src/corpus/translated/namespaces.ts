export const schemas = 'http://schemas.openxmlformats.org'
export const relationships = `${schemas}/officeDocument/2006/relationships`
export const officeTypes = 'application/vnd.openxmlformats-officedocument'
export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

export type Relation = readonly [type: string, target: string, isExternal?: true]

/** Numbered from `rId1` in order. */
export function relationsXml(relations: readonly Relation[]): string {
  const all = relations.map(
    ([type, target, isExternal], index) =>
      `<Relationship Id="rId${index + 1}" Type="${relationships}/${type}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`,
  )
  return `${xmlHead}<Relationships xmlns="${schemas}/package/2006/relationships">${all.join('')}</Relationships>`
}
