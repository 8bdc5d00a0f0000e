import type { FidelityDocument } from './fidelity-document.ts'
import { buildWord } from './office/word-builder.ts'
import {
  bold,
  bookmark,
  checkBox,
  commented,
  control,
  deleted,
  footnote,
  heading,
  hidden,
  inserted,
  italic,
  lineBreak,
  link,
  listItem,
  p,
  pageNumber,
  plain,
  reference,
  rightToLeft,
  tab,
  table,
} from './office/word-elements.ts'

const docx = (
  name: string,
  content: Parameters<typeof buildWord>[0],
  kept: readonly string[] = [],
): FidelityDocument => ({ name, type: 'docx', from: content.language, make: () => buildWord(content), kept })

/** Contracts, forms and letters. */
export const wordContracts: readonly FidelityDocument[] = [
  docx(
    'service-contract',
    {
      language: 'en-US',
      title: 'Framework agreement for translation services',
      header: p('Framework agreement', tab, 'Confidential'),
      footer: p('Page ', pageNumber(), ' of the agreement'),
      body: [
        heading('Framework agreement'),
        p('This agreement is made between the ', bold('Client'), ' and the ', bold('Provider'), ' on the date below.'),
        heading('1. Services', 2),
        p('The provider translates documents as ordered', footnote(1), '. Orders are placed in writing.'),
        listItem('Every order names the languages and the date of delivery.'),
        listItem('The provider confirms an order within one working day.'),
        heading('2. Fees', 2),
        p('Fees are listed in ', reference('fees', 'Annex A'), '. They exclude value added tax.'),
        table(['Service', 'Unit', 'Price'], ['Translation', 'word', '0.14'], ['Revision', 'hour', '62.00']),
        p(bookmark('fees', 'Annex A'), ': ', italic('current list of prices')),
        p('Signed in duplicate,', lineBreak, 'for the client', tab, 'for the provider'),
      ].join(''),
      footnotes: ['Including machine translation with revision where the client agrees.'],
    },
    ['PAGE', 'REF fees \\h'],
  ),
  docx('mietvertrag', {
    language: 'de-DE',
    title: 'Mietvertrag über Wohnraum',
    body: [
      heading('Mietvertrag'),
      p(
        'Zwischen ',
        control('Vermieter', 'Name des Vermieters'),
        ' und dem Mieter wird folgender Vertrag geschlossen.',
      ),
      p('Die Wohnung besteht aus ', bold('drei Zimmern'), ', Küche und Bad (ca. 78,5 m²).'),
      p(
        'Die Miete beträgt 1.240,00 € und ist bis zum 3. Werktag zu zahlen. Nebenkosten sind z. B. Wasser und Heizung.',
      ),
      table(['Posten', 'Betrag'], ['Grundmiete', '1.240,00 €'], ['Nebenkosten', '210,00 €']),
      p(checkBox, ' Haustiere sind erlaubt.'),
      p(checkBox, ' Die Küche ist möbliert.'),
    ].join(''),
  }),
  docx(
    'contrat-revision',
    {
      language: 'fr-FR',
      body: [
        heading('Contrat de prestation'),
        p(
          'Le prestataire ',
          inserted('et ses sous-traitants '),
          deleted('seul '),
          's’engage à respecter le secret professionnel.',
        ),
        p('Le délai est de ', deleted('dix'), inserted('quinze'), ' jours ouvrés.'),
        p('Voir l’article ', commented(1, 'concernant la résiliation'), ' ci-dessous.'),
        p('« Le client » désigne la société qui passe commande ; « le site » désigne son portail.'),
      ].join(''),
      comments: ['Merci de vérifier ce renvoi avant la signature.'],
    },
    ['seul', 'dix'],
  ),
  docx(
    'formulario-matricula',
    {
      language: 'es-ES',
      header: p('Centro de idiomas'),
      body: [
        heading('Formulario de matrícula'),
        table(
          ['Nombre y apellidos:', control('Nombre', 'Escriba su nombre')],
          ['Fecha de nacimiento:', '01/02/1990'],
          ['Curso elegido:', 'Inglés intermedio'],
        ),
        p(checkBox, ' Acepto las condiciones generales.'),
        p(
          'Más información en ',
          link(1, 'nuestra página', 'Abre la página del centro'),
          '.',
          hidden('Nota interna: revisar en mayo.'),
        ),
      ].join(''),
      links: ['https://example.org/cursos'],
    },
    ['Nota interna: revisar en mayo.'],
  ),
  docx('doverennost', {
    language: 'ru-RU',
    body: [
      heading('Доверенность'),
      p('Я, нижеподписавшийся, уполномочиваю ', bold('представителя'), ' получать документы от моего имени.'),
      p('Срок действия — один год. Подпись удостоверяю.'),
      table(['Дата', 'Подпись'], ['01.03.2026', '________']),
    ].join(''),
  }),
  docx('himitsu-hoji', {
    language: 'ja-JP',
    header: p('秘密保持契約書'),
    body: [
      heading('秘密保持契約'),
      p('本契約は、', bold('甲'), 'と', bold('乙'), 'の間で締結される。'),
      p('甲は、乙の書面による承諾なしに情報を第三者に開示しない。違反した場合、甲は損害を賠償する。'),
      listItem('契約期間は三年間とする。'),
      listItem('契約は自動的に更新される。'),
    ].join(''),
  }),
  docx('aqd-amal', {
    language: 'ar-SA',
    isRightToLeft: true,
    body: [
      rightToLeft('عقد عمل'),
      rightToLeft('يلتزم الطرف الأول بدفع الأجر في نهاية كل شهر. ويلتزم الطرف الثاني بأداء العمل.'),
      rightToLeft('مدة العقد سنة واحدة قابلة للتجديد.'),
    ].join(''),
  }),
  docx('cover-letter', {
    language: 'en-GB',
    body: [
      p('Dear Sir or Madam,'),
      p(
        'Please find enclosed the ',
        italic('certified translation'),
        ' of the birth certificate you asked for on 12 May 2026.',
      ),
      p(
        plain('Should you have any questions, write to '),
        link(1, 'office@example.org'),
        plain(' or call +44 20 7946 0000.'),
      ),
      p('Yours faithfully,', lineBreak, 'The translation office'),
    ].join(''),
    links: ['mailto:office@example.org'],
  }),
]
