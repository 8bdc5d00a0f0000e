import type { Database } from '../tables/database.ts'
import { asJson, type Call, mailedCode } from './job-requests.ts'

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
  await browser(`/jobRequests/${id}/actions/sendRequestCode`, { method: 'POST' })
  await browser(`/jobRequests/${id}/actions/enterRequestCode`, asJson({ code: await mailedCode(portal, email) }))
  return browser
}
