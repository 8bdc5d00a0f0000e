import { mediaOf, type OpenApiDocument, type Operation, type Parameter } from './types.ts'

/** The example of an operation as a shell command. */
export function curl(document: OpenApiDocument, method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters.filter((parameter): parameter is Parameter => 'name' in parameter)
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((url, { name, example }) => url.replace(`{${name}}`, encodeURIComponent(String(example))), path)
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
      .flatMap(({ name, example }) => [example].flat().map((value) => [name, String(value)])),
  )
  const url = `${document.servers[0]?.url}${filled}${query.size > 0 ? `?${query}` : ''}`
  const body = mediaOf(operation.requestBody?.content)?.example
  const [type = ''] = Object.keys(operation.requestBody?.content ?? {})
  const isOpen = operation.security.some((scheme) => Object.keys(scheme).length === 0)
  return [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${quote(url)}`,
    `-H 'Accept: ${type || 'application/json'}'`,
    ...(isOpen ? [] : [`-H "Authorization: Bearer $${secretFor(operation)}"`]),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: ${type}'`, `-d ${quote(type === 'text/xml' ? String(body) : JSON.stringify(body))}`]),
  ].join(' \\\n  ')
}

/** The name of the variable that holds what is sent. */
function secretFor({ security }: Operation): string {
  if (security.some((scheme) => 'apiKey' in scheme)) return 'API_KEY'
  return security.some((scheme) => 'sharedSecret' in scheme) ? 'SHARED_SECRET' : 'ID_TOKEN'
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
