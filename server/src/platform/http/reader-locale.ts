import type { IncomingHttpHeaders } from 'node:http'
import { negotiateLocale } from '@portolan/locale/negotiate-locale'

/** The page that led here, then what was chosen in this browser, then what the browser asks for, else English. */
export const readerLocale = ({ cookie = '', ...headers }: IncomingHttpHeaders, page?: string): string =>
  negotiateLocale({ page, cookie: languageCookie.exec(cookie)?.[1], acceptLanguage: headers['accept-language'] })

/** Written by the pages; holds the tag of the chosen language. */
const languageCookie = /(?:^|; )portolan-language=([\w-]{2,35})/
