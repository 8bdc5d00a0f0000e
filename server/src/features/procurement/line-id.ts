const pattern = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/([\w-]{1,20})$/

export type LineOrigin = { readonly requestId: string; readonly languageId: string }

/** The auxiliary id of a cart line. It comes back in purchase orders and when a buyer edits or inspects a cart. */
export const writeLineId = ({ requestId, languageId }: LineOrigin): string => `${requestId}/${languageId}`

export function readLineId(id: string): LineOrigin | undefined {
  const [, requestId, languageId] = pattern.exec(id) ?? []
  return requestId && languageId ? { requestId, languageId } : undefined
}
