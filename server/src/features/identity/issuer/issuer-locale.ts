import type { KoaContextWithOIDC } from 'oidc-provider'
import { readerLocale } from '../../../platform/http/reader-locale.ts'

/** The language of the pages that the issuer's library shows. */
export const issuerLocale = ({ req, query }: KoaContextWithOIDC): string =>
  readerLocale(req.headers, String(query.ui_locales ?? '').split(' ')[0])
