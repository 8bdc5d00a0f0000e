import { translation } from '@portolan/locale/catalog'
import type { en } from './errors.en.ts'

export default translation<typeof en, 'es'>()({
  title: '¿?Oops, something went wrong',
  advice: '¿?Please try again. If it happens again, write to {email} and name the error code.',
  retry: '¿?Try again',
  reload: '¿?Reload the page',
  outdated: '¿?This page could not be loaded. The portal may have been updated, or the connection was lost.',
  code: '¿?Error code: {code}',
  unexpected: '¿?Unexpected error',
  withCode: '¿?{message} [Error code: {code}]',
  retryIn: '¿?You can try again in {duration}.',
  unreachable: '¿?The portal cannot be reached. Check your connection and try again.',
  restricted: '¿?Access to this page is restricted.',
  restrictedAdvice: '¿?If you should have access, ask your administrator or write to {email}.',
  applicationDisabled: '¿?This application is not enabled for your account.',
  notFound: '¿?There is no such page',
  notFoundAdvice: '¿?The address may be mistyped, or the page has moved.',
  home: '¿?Go to the home page',
  status400: '¿?Bad Request',
  status401: '¿?Unauthorized',
  status403: '¿?Forbidden',
  status404: '¿?Not Found',
  status500: '¿?Internal Server Error',
  status502: '¿?Bad Gateway',
  status503: '¿?Service Unavailable',
  statusOther: '¿?Generic Error',
})
