import { createHash } from 'node:crypto'
import { demoNoticeStyle } from '../../../platform/web/demo-notice.ts'
import { serverPageCss } from '../../../platform/web/server-page-css.ts'

/** The one style of these pages: the portal's tokens, and as much form as a sign-in needs. */
export const style = `${serverPageCss}${demoNoticeStyle}*, ::before, ::after { box-sizing: border-box; }
html { background: var(--bg); color: var(--text); font: 400 16px/24px var(--font); -webkit-text-size-adjust: 100%; }
body { display: flex; flex-direction: column; min-height: 100dvh; margin: 0; }
h1, h2, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }
h1 { font-size: 28px; line-height: 36px; font-weight: 650; letter-spacing: -0.02em; text-wrap: balance; }
h2 { font-size: 16px; line-height: 24px; font-weight: 600; }
a { color: var(--primary); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
.skip { position: absolute; inset-block-start: 8px; inset-inline-start: 8px; padding: 8px 16px; border-radius: 8px;
  background: var(--surface); transform: translateY(-80px); }
.skip:focus { transform: none; }

.bar, .foot { background: var(--surface); }
.bar { border-block-end: 1px solid var(--border); }
.foot { border-block-start: 1px solid var(--border); color: var(--text-2); font-size: 14px; line-height: 20px; }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; max-width: 1200px; min-height: 64px;
  margin-inline: auto; padding: 8px 24px; }
.logo { display: inline-flex; align-items: center; gap: 12px; min-height: 40px; color: var(--text); font-weight: 650;
  letter-spacing: -0.01em; text-decoration: none; }
.logo img { width: auto; max-width: 160px; height: 32px; }
.foot p { margin-inline-end: auto; }
.foot a { min-height: 24px; align-content: center; color: var(--text-2); }
.foot a:hover { color: var(--primary); }

main { display: grid; grid-template-columns: minmax(0, 416px); justify-content: center; align-content: start; gap: 24px;
  flex: 1; width: 100%; padding: 56px 24px 64px; }
main:focus { outline: none; }
.card { display: grid; gap: 24px; align-self: start; padding: 32px; border: 1px solid var(--border); border-radius: 12px;
  background: var(--surface); box-shadow: var(--shadow); }
.head { display: grid; gap: 8px; }
/* An input is as wide as it likes, unless told. */
.card, form, .actions, .fold, .field { grid-template-columns: minmax(0, 1fr); }
.quiet { color: var(--text-2); }
.whole { white-space: nowrap; }
.strong { color: var(--text); font-weight: 600; overflow-wrap: anywhere; }
[hidden] { display: none !important; }
.unseen { position: absolute; width: 1px; min-height: 0; height: 1px; padding: 0; border: 0; opacity: 0; pointer-events: none; }
.small { font-size: 14px; line-height: 20px; }
form, .actions { display: grid; gap: 16px; }
.actions form .button { margin-block-start: 0; }
.fold { display: grid; gap: 8px; }
.field { display: grid; gap: 4px; }
label { font-size: 14px; line-height: 20px; font-weight: 600; }
.entry { display: flex; position: relative; }
input { flex: 1; min-width: 0; min-height: 48px; padding: 11px 12px; border: 1px solid var(--border-strong); border-radius: 8px;
  background: var(--surface); color: var(--text); font: 400 16px/24px var(--font); }
input:hover { border-color: var(--text-2); }
input:focus-visible { border-color: var(--primary); outline: 1px solid var(--primary); outline-offset: 0; }
input[aria-invalid] { border-color: var(--error); }
input[aria-invalid]:focus-visible { outline-color: var(--error); }
.reveal { position: absolute; inset-block: 5px; inset-inline-end: 5px; min-width: 56px; padding: 0 10px; border: 0; border-radius: 6px;
  background: var(--surface); color: var(--primary); font: 600 14px/20px var(--font); cursor: pointer; }
.reveal:hover { background: var(--primary-tint); }
.reveal:not([hidden]) { display: block; }
.entry:has(.reveal:not([hidden])) input { padding-inline-end: 76px; }
.code { font-variant-numeric: tabular-nums; letter-spacing: 0.12em; }
.link { justify-self: center; min-height: 32px; padding: 4px 8px; border: 0; border-radius: 8px; background: none; color: var(--primary);
  font: 500 14px/20px var(--font); text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
.field-error { display: flex; gap: 8px; color: var(--error); font-size: 14px; line-height: 20px; font-weight: 500; }
.field-error svg { flex: none; }
.success { display: flex; gap: 12px; padding: 12px 16px; border: 1px solid var(--success); border-radius: 8px;
  background: var(--success-tint); color: var(--success); font-weight: 500; }
.success svg { flex: none; margin-block-start: 2px; }
.passkey { display: grid; gap: 8px; }
.ways { display: grid; gap: 8px; }
.card .small a { display: inline-block; min-height: 24px; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 8px 24px;
  border: 1px solid transparent; border-radius: 8px; background: var(--primary); color: var(--on-primary);
  font: 600 16px/24px var(--font); text-decoration: none; cursor: pointer; transition: background-color 0.12s; }
.button:hover { background: var(--primary-strong); }
.button.outline { border-color: var(--border-strong); background: var(--surface); color: var(--primary); }
.button.outline:hover { border-color: var(--primary); background: var(--primary-tint); }
form .button { margin-block-start: 8px; }
.alert { display: flex; gap: 12px; padding: 12px 16px; border: 1px solid var(--error); border-radius: 8px;
  background: var(--error-tint); color: var(--error); font-weight: 500; }
.alert svg { flex: none; margin-block-start: 2px; }
.note { display: flex; gap: 8px; padding-block-start: 24px; border-block-start: 1px solid var(--border); }
.note svg { flex: none; }

.demo { display: grid; gap: 16px; align-self: start; padding: 24px; border: 1px dashed var(--border-strong); border-radius: 12px; }
.demo code { padding: 2px 6px; border-radius: 6px; background: var(--surface-2); color: var(--text); font: 600 14px/20px ui-monospace, monospace;
  white-space: nowrap; }
.demo ul { display: grid; gap: 2px; margin-inline: -12px; }
.demo li a { display: grid; padding: 6px 12px; border-radius: 8px; font-size: 14px; line-height: 20px; text-decoration: none; }
.demo li a:hover { background: var(--surface-2); }
.demo li a[aria-current] { background: var(--primary-tint); }
.demo li span { color: var(--text-2); }
.demo bdi { justify-self: start; font-weight: 600; overflow-wrap: anywhere; }
@media (min-width: 960px) {
  main:has(.demo) { grid-template-columns: 416px 416px; }
}
@media (max-width: 600px) {
  .row { padding-inline: 16px; }
  .foot p { flex-basis: 100%; }
  main { padding: 24px 16px 40px; }
  .card { padding: 24px 20px; }
}
@media (min-width: 1800px) { .row { max-width: 1440px; } main { padding-block-start: 96px; } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media (forced-colors: active) { .card, .demo { border-style: solid; } }
`

export const hashForPolicy = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
