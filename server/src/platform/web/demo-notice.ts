import { html } from './html.ts'

/** The texts of the bar over every page of a demo that others can reach. */
const texts = {
  en: 'This is a demo. Do not enter real data: anyone can sign in here and read it.',
  ar: 'هذه نسخة تجريبية. لا تُدخل بيانات حقيقية: يمكن لأي شخص تسجيل الدخول هنا وقراءتها.',
} as const

/** Part of the HTML itself, so that nothing moves when scripts arrive. CSS shows the language of the page. */
export const demoNotice = html`<aside class="demo-notice"><p lang="en" dir="ltr">${texts.en}</p><p lang="ar" dir="rtl">${texts.ar}</p></aside>`

/** For the pages that the server writes itself; the web has the same rules in its base.css. */
export const demoNoticeStyle = `
.demo-notice { padding: 6px 16px; background: var(--secondary-tint); border-block-end: 1px solid var(--border); color: var(--text);
  font-size: 14px; line-height: 20px; font-weight: 500; text-align: center; }
:root:not(:lang(ar)) .demo-notice [lang="ar"], :root:lang(ar) .demo-notice [lang="en"] { display: none; }
`
