import { propertiesType } from '../../translated/drawings.ts'
import { schemas } from '../../translated/namespaces.ts'
import type { OfficePackage } from './package.ts'

/** The title among the properties of the document. */
export function addTitle(office: OfficePackage, title: string): void {
  office.add(
    'docProps/core.xml',
    propertiesType,
    `<cp:coreProperties xmlns:cp="${schemas}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title></cp:coreProperties>`,
  )
  office.relate('', {
    id: 'rIdProperties',
    type: `${schemas}/package/2006/relationships/metadata/core-properties`,
    target: 'docProps/core.xml',
  })
}
