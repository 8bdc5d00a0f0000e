import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { answerError } from '../../../platform/http/answer-error.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { readerLocale } from '../../../platform/http/reader-locale.ts'
import { Refusal, tooManyRequests } from '../../../platform/refusal.ts'
import type { IdentityPages } from '../pages/identity-pages.ts'

/** Sign-ins that one network may start per minute: enough for an office in the morning. */
export const signInsPerMinute = 300

/** Each started sign-in stores a row for an hour, so the number per network is limited. */
export async function limitSignIns(scope: FastifyInstance, path: string, pages: IdentityPages): Promise<void> {
  await scope.register(rateLimit, {
    timeWindow: 60_000,
    max: signInsPerMinute,
    cache: 20_000,
    allowList: ({ url }) => url.split('?', 1).join() !== path,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl / 1000),
  })
  scope.setErrorHandler(async (error, request, reply) => {
    const isForPeople = request.headers.accept?.includes('text/html')
    if (!(error instanceof Refusal) || !isForPeople) return answerError(error, request, reply)
    const waitSeconds = Number(reply.getHeader('retry-after') ?? 60)
    const page = await pages.inLocale(readerLocale(request.headers))
    return reply.code(429).headers(pages.headers).type('text/html').send(page.tooMany(waitSeconds))
  })
}
