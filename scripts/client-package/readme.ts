import type { AnyEndpoint } from '../../contract/src/endpoints.ts'

export const readme = (endpoints: readonly AnyEndpoint[], version: string): string => `# @portolan/client

A typed client of the Portolan API ${version}, for browsers and Node 20 or newer. No dependencies.
It is generated from the contract: run \`node scripts/generate-client.ts\` after a change there, never edit it by hand.

\`\`\`ts
import { createClient, PortolanError } from '@portolan/client'

const portolan = createClient({ baseUrl: 'https://portal.example/api', token: process.env.PORTOLAN_API_KEY })

try {
  const client = await portolan.getClientConfig({ params: { clientId: 1001 } })
} catch (error) {
  if (error instanceof PortolanError) console.log(error.status, error.message, error.body?.errorCode)
}
\`\`\`

- \`token\` is an API key, which every user makes under Account Settings, or the id token of a sign-in.
- \`token\` and \`usernameOverride\` are texts, or functions that give the current one.
- An array in a query repeats its key. An answer without a body is \`undefined\`.
- Every answer that is not OK throws a \`PortolanError\`. Its \`message\` names the status (400 Bad Request, 401 Unauthorized,
  403 Forbidden, 404 Not Found, 500 Internal Server Error, 502 Bad Gateway, 503 Service Unavailable, else Generic Error),
  or what the status means for that operation; \`statusMessages\` in the options of a call names it otherwise.
  Its \`body\` holds what the portal answered: \`message\`, \`errorCode\`, and \`fields\` where some were not valid.

| function | call | |
|---|---|---|
${endpoints.map(({ name, method, path, summary }) => `| \`${name}\` | \`${method} ${path}\` | ${summary.replaceAll('|', '\\|')} |`).join('\n')}
`
