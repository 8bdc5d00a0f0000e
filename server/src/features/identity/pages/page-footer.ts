import type { Branding } from '@portolan/contract/branding/branding'
import { type Locale, nativeNames, sourceLocale } from '@portolan/locale/locales'
import { matchLocale } from '@portolan/locale/negotiate-locale'
import { type Html, html } from '../../../platform/web/html.ts'
import type { PageTexts } from '../messages/page-texts.ts'
import { choicesScript } from './scripts.ts'

type Contact = Pick<Branding, 'providerName' | 'contactEmail' | 'contactPhone' | 'isDemo'>

/** The footer of the portal's other pages: who runs it, its texts, and the reader's language and colors. */
export function pageFooter(contact: Contact, year: number, { t, locale }: PageTexts): Html {
  const { providerName, contactEmail, contactPhone } = contact
  return html`<footer class="foot"><div class="row">
<p>© ${year} <bdi>${providerName}</bdi></p>
<a href="mailto:${contactEmail}"><bdi>${contactEmail}</bdi></a>
<a href="tel:${contactPhone.replace(/[^+\d]/g, '')}"><bdi>${contactPhone}</bdi></a>
<a href="/consoleHelp">${t('helpPage')}</a>
<a href="/terms">${t('terms')}</a>
<a href="/privacy">${t('privacy')}</a>
<a href="/imprint">${t('imprint')}</a>
${contact.isDemo && html`<a href="/outbox">${t('outbox')}</a>`}
<div class="choices" id="choices" hidden>
<label>${t('language')} <select name="language" autocomplete="off">${languageOptions(locale)}</select></label>
<label>${t('scheme')} <select name="scheme" autocomplete="off">
<option value="system">${t('schemeSystem')}</option>
<option value="light">${t('schemeLight')}</option>
<option value="dark">${t('schemeDark')}</option>
</select></label>
</div>
</div></footer>
${choicesScript}`
}

function languageOptions(locale: string): Html[] {
  const shown: Locale = matchLocale(locale) ?? sourceLocale
  return Object.entries(nativeNames).map(([code, name]) =>
    code === shown
      ? html`<option value="${code}" lang="${code}" selected>${name}</option>`
      : html`<option value="${code}" lang="${code}">${name}</option>`,
  )
}
