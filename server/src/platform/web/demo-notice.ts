import { html } from './html.ts'

/** The texts of the bar on every page of a public demo. */
const texts = {
  en: 'This is a demo. Do not enter real data: anyone can sign in here and read it.',
  ar: 'هذه نسخة تجريبية. لا تُدخل بيانات حقيقية: يمكن لأي شخص تسجيل الدخول هنا وقراءتها.',
  es: 'Esto es una demostración. No introduzca datos reales: cualquiera puede iniciar sesión aquí y leerlos.',
} as const

/** Part of the HTML, so that nothing moves when scripts load. CSS shows the language of the page. */
export const demoNotice = html`<aside class="demo-notice"><p lang="en" dir="ltr">${texts.en}</p><p lang="ar" dir="rtl">${texts.ar}</p><p lang="es" dir="ltr">${texts.es}</p></aside>`

/** For pages that the server renders. The web has the same rules in its base.css. */
export const demoNoticeStyle = `
.demo-notice { padding: 6px 16px; background: var(--secondary-tint); border-block-end: 1px solid var(--border); color: var(--text);
  font-size: 14px; line-height: 20px; font-weight: 500; text-align: center; }
:root:not(:lang(ar)) .demo-notice [lang="ar"], :root:not(:lang(es)) .demo-notice [lang="es"],
:root:is(:lang(ar), :lang(es)) .demo-notice [lang="en"] { display: none; }
`
