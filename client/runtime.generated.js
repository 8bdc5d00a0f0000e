// Written by scripts/generate-client.ts from the contract. Do not edit.
/** Thrown for every answer that is not OK. */
export class PortolanError extends Error {
    name = 'PortolanError';
    status;
    /** What the portal answered: a sentence for people and a code for programs. */
    body;
    constructor(status, message, body) {
        super(message);
        this.status = status;
        this.body = body;
    }
}
const usualMessages = {
    400: 'Bad Request',
    401: 'Unauthorized',
    403: 'Forbidden',
    404: 'Not Found',
    500: 'Internal Server Error',
    502: 'Bad Gateway',
    503: 'Service Unavailable',
};
/** A function for every operation. */
export function connect(operations, client) {
    return Object.fromEntries(Object.entries(operations).map(([name, operation]) => [
        name,
        (call = {}, options = {}) => send(operation, client, call, options),
    ]));
}
async function send(operation, client, call, options) {
    const { params = {}, query = {}, body } = call;
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
    const headers = new Headers({
        accept: 'application/json',
        authorization: `Bearer ${(await give(client.token)) ?? ''}`,
    });
    const username = await give(client.usernameOverride);
    if (username)
        headers.set('x-username-override', username);
    if (options.idempotencyKey)
        headers.set('idempotency-key', options.idempotencyKey);
    if (body !== undefined)
        headers.set('content-type', 'application/json');
    const response = await (client.fetch ?? fetch)(client.baseUrl.replace(/\/$/, '') + path + queryString(query), {
        method: operation.method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        signal: options.signal ?? null,
    });
    if (!response.ok)
        throw await readError(response, { ...operation.statusMessages, ...options.statusMessages });
    return response.status === 204 ? undefined : response.json();
}
const give = async (given) => typeof given === 'function' ? given() : given;
/** An array repeats its key. */
function queryString(query) {
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(query)) {
        for (const one of [value].flat())
            if (one !== undefined)
                search.append(key, String(one));
    }
    return search.size > 0 ? `?${search}` : '';
}
async function readError(response, messages) {
    const { status } = response;
    const body = await response.json().catch(() => undefined);
    const isTold = typeof body === 'object' && body !== null && 'message' in body;
    return new PortolanError(status, messages[status] ?? usualMessages[status] ?? 'Generic Error', isTold ? body : undefined);
}
