import { afterAll, describe, expect, it } from 'vitest'
import { apertiumEngine } from '../apertium.ts'
import { isApertiumMissing, missingReason } from '../testing/installed-apertium.ts'

type Expected = { readonly es: RegExp; readonly fr: RegExp; readonly pt: RegExp; readonly it: RegExp }

/** The words that carry the meaning; others may get better. */
describe.skipIf(isApertiumMissing)(`the meaning of English in four languages${missingReason}`, () => {
  const engine = apertiumEngine({ roots: ['/'] })
  afterAll(() => engine.stop())
  const translate = async (text: string, to: string) => {
    const [answer] = await engine.translate([text], { from: 'en', to }, { signal: new AbortController().signal })
    return answer && 'text' in answer ? answer.text : ''
  }

  it.each<readonly [string, Expected]>([
    // What need not be done is not forbidden.
    [
      'You do not have to pay for shipping.',
      {
        es: /^No necesita pagar/,
        fr: /^Vous n'avez pas besoin de payer/,
        pt: /^Não precisa pagar/,
        it: /^Non ha bisogno di pagare/,
      },
    ],
    [
      'You do not need to print this document.',
      {
        es: /^No necesita imprimir/,
        fr: /^Vous n'avez pas besoin d'imprimer/,
        pt: /^Não precisa imprimir/,
        it: /^Non ha bisogno di stampare/,
      },
    ],
    [
      'The buyer need not give a reason.',
      {
        es: /comprador no necesita dar/,
        fr: /acheteur n'a pas besoin de donner/,
        pt: /comprador não precisa dar/,
        it: /acquirente non ha bisogno di dare/,
      },
    ],
    // What must not be done is.
    [
      'You must not take this medicine with alcohol.',
      { es: /^No puede tomar/, fr: /^Vous ne pouvez pas prendre/, pt: /^Não pode tomar/, it: /^Non può prendere/ },
    ],
    [
      'Never open the cover.',
      { es: /^No abra nunca/, fr: /^N'ouvrez jamais/, pt: /^Não abra nunca/, it: /^Non apra mai/ },
    ],
    [
      'We will never sell your personal data.',
      {
        es: /^No venderemos nunca/,
        fr: /^Nous ne vendrons jamais/,
        pt: /^Não venderemos nunca/,
        it: /^Non venderemo mai/,
      },
    ],
    // Who may do it.
    [
      'Only qualified personnel may operate this machine.',
      {
        es: /^Solo el personal .+ puede operar/,
        fr: /^Seulement le personnel .+ peut opérer/,
        pt: /^Só o pessoal .+ pode operar/,
        it: /^Soltanto il personale .+ può operare/,
      },
    ],
    // Terms of payment.
    ...['net 30 days', '30 days net'].map(
      (term) =>
        [
          `Payment terms: ${term}.`,
          {
            es: /: 30 días netos\.$/,
            fr: /: 30 jours nets\.$/,
            pt: /: 30 dias líquidos\.$/,
            it: /: 30 giorni netti\.$/,
          },
        ] as const,
    ),
    [
      'Payment is due within 30 days.',
      { es: /pago es exigible/, fr: /paiement est exigible/, pt: /pagamento é exigível/, it: /pagamento è esigibile/ },
    ],
    [
      'Prices are subject to change.',
      { es: /sujetos a cambiar/, fr: /soumis à changer/, pt: /sujeitos a mudar/, it: /soggetti a cambiare/ },
    ],
    // Dates.
    [
      'Your appointment is on March 3, 2027.',
      {
        es: /el 3 de marzo de 2027\.$/,
        fr: /le 3 mars 2027\.$/,
        pt: /em 3 de março de 2027\.$/,
        it: /3 marzo 2027\.$/,
      },
    ],
    [
      'The supplier shall deliver the goods no later than 15 June 2027.',
      {
        es: /que el 15 de junio de 2027\.$/,
        fr: /que le 15 juin 2027\.$/,
        pt: /que 15 de junho de 2027\.$/,
        it: /del 15 giugno 2027\.$/,
      },
    ],
    // Verbs that look like plural nouns, and clauses without "that".
    [
      'The seller guarantees that the goods are free of defects.',
      {
        es: /^El vendedor garantiza que .+ sin defectos/,
        fr: /garantit que .+ sans /,
        pt: /^O vendedor garante que .+ sem defeitos/,
        it: /^Il venditore garantisce che .+ senza difetti/,
      },
    ],
    [
      'Tell your doctor about all the medicines you take.',
      {
        es: /sobre todos los medicamentos que toma/,
        fr: /tous les médicaments que vous prenez/,
        pt: /todos os medicamentos que toma/,
        it: /tutte le medicine che prende/,
      },
    ],
    [
      'Report all accidents to your supervisor.',
      { es: /todos los accidentes/, fr: /tous les accidents/, pt: /todos os acidentes/, it: /tutti gli incidenti/ },
    ],
    [
      'You cannot work until the fever is gone.',
      { es: /hasta que la fiebre/, fr: /jusqu'à ce que la fièvre/, pt: /até que a febre/, it: /finché la febbre/ },
    ],
    // Words that the second dictionary lacks or mistakes.
    [
      'This medicine may cause dizziness.',
      { es: /mareo/, fr: /vertige/, pt: /causar tontura/, it: /causare vertigine/ },
    ],
    ['The password is wrong.', { es: /contraseña/, fr: /mot de passe/, pt: /^A senha/, it: /^La password/ }],
    ['Rinse the brush.', { es: /el cepillo/, fr: /la brosse/, pt: /a escova/, it: /la spazzola/ }],
    ['The pills are in the box.', { es: /píldoras/, fr: /pilules/, pt: /^As pílulas/, it: /^Le pillole/ }],
    ['Tighten the screws.', { es: /tornillos/, fr: /les vis/, pt: /parafusos/, it: /le viti/ }],
  ])('%s', async (source, expected) => {
    for (const [to, words] of Object.entries(expected)) expect(await translate(source, to)).toMatch(words)
  })
})
