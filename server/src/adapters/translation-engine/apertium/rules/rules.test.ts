import { afterAll, describe, expect, it } from 'vitest'
import { apertiumEngine } from '../apertium.ts'
import type { InstalledMode } from '../routes/installed-modes.ts'
import { isApertiumMissing, missingReason } from '../testing/installed-apertium.ts'
import { refineModes } from './refine-modes.ts'

const signal = new AbortController().signal

describe('refineModes', () => {
  const mode = (name: string, to: string, programs: readonly string[]): InstalledMode => ({
    name,
    from: 'en',
    to,
    score: 1,
    isStateless: true,
    stages: programs.map((program) => (program === 'generate' ? ['lt-proc', '/eng-cat.autogen.bin'] : [program])),
    environment: {},
  })
  const programsOf = (modes: readonly InstalledMode[]) =>
    modes.map(({ stages }) => stages.map(([program]) => program).join(' '))

  it('adds a stage at every place of the rules', () => {
    const [refined] = refineModes([mode('eng-cat', 'fr', ['lt-proc', 'cg-proc', 'lrx-proc', 'generate'])])
    expect(programsOf([refined as InstalledMode])).toEqual([
      'lt-proc cg-proc cg-proc stdbuf lrx-proc stdbuf stdbuf lt-proc',
    ])
  })

  it('leaves a mode as it is if a place is missing, and other languages alone', () => {
    const old = [mode('eng-cat', 'es', ['lt-proc', 'lrx-proc', 'generate'])]
    expect(refineModes(old)).toEqual(old)
    const other = [mode('cat-spa', 'es', ['cg-proc', 'lrx-proc', 'generate'])]
    expect(refineModes(other)).toEqual(other)
  })
})

describe.skipIf(isApertiumMissing)(`our rules for Apertium${missingReason}`, () => {
  const engine = apertiumEngine({ roots: ['/'] })
  afterAll(() => engine.stop())
  const translate = async (text: string, to: string) => {
    const [answer] = await engine.translate([text], { from: 'en', to }, { signal })
    return answer && 'text' in answer ? answer.text : ''
  }

  it.each([
    // Commands at the start of a sentence and after "and".
    ['Wet your hands.', 'Moje sus manos.'],
    ['Open the door slowly.', 'Abra la puerta despacio.'],
    ['Insert the battery and close the lid.', 'Inserte la batería y cierre la tapa.'],
    ['Please sign the contract.', 'Por favor firme el contrato.'],
    ['Store in a cool, dry place.', 'Almacene dentro de un lugar fresco, seco.'],
    ['Do not use damaged cables.', 'No utilice cables dañados.'],
    ['Make sure that the valve is closed.', 'Asegúrese de que la válvula está cerrada.'],
    ['Sit down.', 'Siéntese.'],
    // The reader is addressed as "usted".
    ['Call us if you have a fever.', 'Llámenos si tiene fiebre.'],
    ['We would like to offer you a discount.', 'Nos gustaría ofrecerle un descuento.'],
    ['You do not have permission to view this page.', 'No tiene permiso para ver esta página.'],
    ['The doctor will explain the results to you.', 'El médico explicará los resultados a usted.'],
    ['You can change your settings.', 'Puede cambiar sus parámetros.'],
    // Words.
    ['Take two tablets before breakfast.', 'Tome dos pastillas antes de desayuno.'],
    ['Ask your doctor if you are pregnant.', 'Pregunte a su médico si está embarazada.'],
    ['Wear safety glasses.', 'Lleve gafas de seguridad.'],
    ['Switch off the power before you open the cover.', 'Apague la energía antes de que abra la cubierta.'],
    ['Thank you for your order of 12 November.', 'Gracias por su pedido de 12 de noviembre.'],
    ['Both parties sign two copies of this contract.', 'Ambas partes firman dos copias de este contrato.'],
    // Verbs that look like nouns.
    ['My brother lives in a small village.', 'Mi hermano vive en un pueblo pequeño.'],
    ['The contract starts on 1 January.', 'El contrato empieza el 1 de enero.'],
    // Expressions of several words.
    ['Go to the emergency room right away.', 'Vaya a la sala de urgencias enseguida.'],
    ['Side effects may include nausea.', 'Los efectos secundarios pueden incluir náusea.'],
    ['Keep it out of the reach of children.', 'Manténgalo fuera del alcance de niños.'],
    ['I agree to the following terms and conditions.', 'Acepto los términos siguientes y condiciones.'],
    ['Free shipping on orders over 50 dollars.', 'Envío gratuito en pedidos sobre 50 dólares.'],
    ['Sign in to your account.', 'Acceda a su cuenta.'],
    ['We look forward to hearing from you.', 'Esperamos su respuesta.'],
    ['Let me know if you need anything else.', 'Avíseme si necesita algo más.'],
    ['I am sorry for the delay.', 'Lamento la demora.'],
    // Verbs after "or" and "and", after "while", "by", "stop" and modal verbs.
    ['Do not eat or drink anything after midnight.', 'No coma ni beba nada después de medianoche.'],
    ['Turn off the machine before cleaning or repairing it.', 'Apague la máquina antes de limpiar o repararlo.'],
    ['An error occurred while loading the page.', 'Un error ocurrió al cargar la página.'],
    ['Do not stop taking this medicine.', 'No deje de tomar este medicamento.'],
    [
      'Sick employees should stay home and notify their manager.',
      'Los empleados enfermos tendrían que quedarse en casa y notificar su gerente.',
    ],
    ['Could you please send me the contract by tomorrow?', '¿Me podría enviar el contrato para mañana?'],
    ['Can we schedule a call?', '¿Podemos planificar una llamada?'],
    // Clauses without "that", participles, "-ing" before a noun.
    ['Enter the code we sent to your phone.', 'Introduzca el código que enviamos a su teléfono.'],
    ['Are you sure you want to delete this file?', '¿Está seguro de que quiere eliminar este fichero?'],
    ['I have read and understood the information.', 'He leído y entendido la información.'],
    ['Shipping costs are not included.', 'Costes de envío no están incluidos.'],
    ['Please check the packing list.', 'Por favor compruebe la lista de embalaje.'],
    // Agreement, dates, "to be".
    ['Keep the wound clean and dry for two weeks.', 'Mantenga la herida limpia y seca durante dos semanas.'],
    ['All employees must sign.', 'Todos los empleados tienen que firmar.'],
    ['Payment terms: 30 days.', 'Condiciones de pago: 30 días.'],
    ['Call us if blurred vision occurs.', 'Llámenos si la visión borrosa ocurre.'],
    ['You must not take this medicine.', 'No puede tomar este medicamento.'],
    ['You must not drive after the surgery.', 'No puede conducir después de la cirugía.'],
    ['Your order has been shipped.', 'Su pedido ha sido enviado.'],
    ['The price list is valid until December 31.', 'La lista de precio es válida hasta el 31 de diciembre.'],
    ['I will be out of the office until Monday.', 'Estaré fuera de la oficina hasta el lunes.'],
    ['We have not received your payment yet.', 'No hemos recibido su pago todavía.'],
    ['Rest and drink plenty of water.', 'Descanse y beba mucha agua.'],
    ['You may feel tired.', 'Puede sentirse cansado.'],
    ['The package was returned.', 'El paquete fue devuelto.'],
    ['Read the instructions before starting work.', 'Lea las instrucciones antes de empezar trabajo.'],
    ['The price may vary depending on the destination.', 'El precio puede variar según el destino.'],
    ['Fill in all the required fields.', 'Rellene todos los campos requeridos.'],
    // What they must not touch.
    ['She works at a hospital.', 'Trabaja en un hospital.'],
    ['They sell fresh bread every morning.', 'Venden pan fresco cada mañana.'],
    ['The company was founded in 1998.', 'La empresa fue fundada en 1998.'],
    ['There is not enough room on the disk.', 'No hay bastante espacio en el disco.'],
    ['She checks the cables and opens the door.', 'Comprueba los cables y abre la puerta.'],
    ['In the box you find a cable.', 'En la caja encuentra un cable.'],
  ])('%s', async (source, expected) => expect(await translate(source, 'es')).toBe(expected))

  it('are polite in Portuguese, Italian and French too, and leave Catalan as it is', async () => {
    const source = 'Do not drive if you have a fever.'
    expect(await translate(source, 'pt')).toMatch(/^Não conduza se tem febre/)
    expect(await translate('Call us.', 'pt')).toBe('Telefone-nos.')
    expect(await translate('Payment terms', 'pt')).toBe('Condições de pagamento')
    expect(await translate(source, 'it')).toMatch(/^Non guidi se ha febbre/)
    expect(await translate(source, 'fr')).toMatch(/^Vous ne conduisez pas si vous avez /)
    expect(await translate(source, 'ca')).toMatch(/^No conduïu si tens febre/)
  })

  it('keep texts of one frame apart, and commands inside of a text', async () => {
    const answers = await engine.translate(
      ['Open the door', 'the client', 'Read it. Wet your hands!'],
      { from: 'en', to: 'es' },
      { signal },
    )
    expect(answers).toEqual([{ text: 'Abra la puerta' }, { text: 'el cliente' }, { text: 'Léalo. ¡Moje sus manos!' }])
  })
})
