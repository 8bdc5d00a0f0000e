import { createHash } from 'node:crypto'
import { directionOf } from '@portolan/locale/direction'
import type { FastifyReply } from 'fastify'
import { Html, html } from './html.ts'
import { serverPageCss } from './server-page-css.ts'

/** A form that the browser posts to another system at once, because only the browser can send it. */
export type FormPost = {
  readonly locale: string
  readonly title: string
  /** For browsers without scripts. */
  readonly button: string
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

const script = 'document.forms[0].submit()'
const style = `${serverPageCss}
*{box-sizing:border-box}
body{margin:0;display:grid;place-items:center;min-block-size:100vh;padding:16px;background:var(--bg);color:var(--text);font:1rem/1.5 var(--font)}
main{max-inline-size:480px;padding:32px;border:1px solid var(--border);border-radius:12px;background:var(--surface);text-align:center;overflow-wrap:anywhere}
h1{margin:0;font-size:1.5rem;line-height:2rem;font-weight:600}
p{margin:12px 0 0}
button,a{display:inline-block;margin-block-start:24px;padding:10px 24px;border:0;border-radius:8px;background:var(--primary);color:var(--on-primary);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
`
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policyFor = (target: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "font-src 'self'",
    `form-action ${target}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

type PageHead = { readonly locale: string; readonly title: string }

const pageOf = ({ locale, title }: PageHead, content: Html): Html => html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>${new Html(`<style>${style}</style>`)}</head><body><main><h1>${title}</h1>${content}</main></body></html>`

export function sendFormPost(reply: FastifyReply, form: FormPost): FastifyReply {
  const { button, url, fields } = form
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  const content = html`<form method="post" action="${url}">${inputs}<button>${button}</button></form>${new Html(`<script>${script}</script>`)}`
  return send(reply, 200, pageOf(form, content), new URL(url).origin)
}

type FormQuestion = PageHead & { readonly text: string; readonly button: string }

/** Asks before a form is posted, and posts the answer to the same address: programs that only follow links change nothing. */
export function sendFormQuestion(reply: FastifyReply, question: FormQuestion): FastifyReply {
  const { text, button } = question
  const content = html`<p>${text}</p><form method="post"><button>${button}</button></form>`
  return send(reply, 200, pageOf(question, content), "'self'")
}

type FormProblem = PageHead & {
  readonly text: string
  readonly status?: number
  /** Where to go from here. */
  readonly link?: { readonly text: string; readonly url: string }
}

export function sendFormProblem(reply: FastifyReply, problem: FormProblem): FastifyReply {
  const { text, status = 404, link } = problem
  const content = html`<p>${text}</p>${link && html`<a href="${link.url}">${link.text}</a>`}`
  return send(reply, status, pageOf(problem, content), "'none'")
}

const send = (reply: FastifyReply, status: number, page: Html, target: string): FastifyReply =>
  reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', policyFor(target))
    .send(page.markup)
