import { enterRequestCode, sendRequestCode } from '@portolan/contract/job-requests/request-codes'
import type { Database } from '../tables/database.ts'
import { callEndpoint } from './call-endpoint.ts'
import { type Call, mailedCode } from './job-requests.ts'

/** A browser that keeps the cookies it is given. */
export function withCookies(call: Call): Call {
  const jar = new Map<string, string>()
  return async (path, init = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await call(path, { ...init, headers: { ...init.headers, ...(cookie && { cookie }) } })
    for (const header of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = header.split(';', 1).join().split('=')
      jar.set(name, value)
    }
    return reply
  }
}

type Portal = { readonly db: Database; readonly anyone: Call }

/** A visitor's browser that has entered the code mailed to the requester. */
export async function openByCode(portal: Portal, id: string, email: string): Promise<Call> {
  const browser = withCookies(portal.anyone)
  await callEndpoint(browser, sendRequestCode, { params: { id } })
  await callEndpoint(browser, enterRequestCode, { params: { id }, body: { code: await mailedCode(portal, email) } })
  return browser
}
