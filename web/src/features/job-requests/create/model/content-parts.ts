import { filledLinks, type LinkRow } from './links.ts'
import type { LinkInput, Values } from './values.ts'

type Chosen = Pick<Values, 'inputMethod' | 'keepsFilesAndLinks'>

/** An earlier request may have had files and links: both are sent again, whichever of the two is chosen. */
const sendsBoth = ({ inputMethod, keepsFilesAndLinks }: Chosen): boolean => keepsFilesAndLinks && inputMethod !== 'TEXT'

export const sendsFiles = (values: Chosen): boolean => values.inputMethod === 'FILES' || sendsBoth(values)
export const sendsLinks = (values: Chosen): boolean => values.inputMethod === 'FILELINKS' || sendsBoth(values)

export const linksToSend = (values: Chosen & { readonly fileLinks: readonly LinkRow[] }): LinkInput[] =>
  sendsLinks(values) ? filledLinks(values.fileLinks) : []
