import { translation } from '@portolan/locale/catalog'
import type { en } from './rates.en.ts'

export default translation<typeof en, 'es'>()({
  minimumChargeLabel: 'Cargo mínimo por idioma',
  minimumChargeIs: 'Cargo mínimo: {price}',
  minimumChargeHelp:
    'Ningún idioma de una cotización cuesta menos que esto, en dólares estadounidenses. 0: sin mínimo.',
  ratesLead:
    'Lo que cuesta cada par de idiomas y cuánto se cobra como mínimo. Las cotizaciones existentes conservan sus precios.',
  rushFactor: 'Factor de urgencia',
  pagesPerDay: 'Páginas por día',
  fieldOf: '{field}, {pair}',
  removeRate: 'Quitar {pair}',
  noRates:
    'Este cliente todavía no tiene tarifas: el precio de cada solicitud se calcula manualmente. Cópielas de otro cliente o agregue un par de idiomas.',
  saveRates: 'Guardar las tarifas',
  unsavedChanges: {
    one: '{count} cambio sin guardar',
    many: '{count} de cambios sin guardar',
    other: '{count} cambios sin guardar',
  },
  ratesSaved: 'Las tarifas se guardaron',
  addRate: 'Agregar un par',
  sourceLanguage: 'De',
  targetLanguage: 'A',
  sourceNeeded: 'Elija el idioma de origen',
  targetNeeded: 'Elija otro idioma como destino',
  pairTwice: 'Este par ya está en la tabla',
  wrong_rushFactor: 'Un número de 1 a 10, como 1.5',
  wrong_pagesPerDay: 'Un número entero de 1 a 10000',
  administration: 'Administración',
  actions: 'Acciones',
  minimumQuantity: 'Se cobra al menos',
  uncounted:
    'Las horas y los minutos no se pueden contar en los archivos. Los indica el equipo, así que el precio de las solicitudes en estos idiomas se calcula manualmente.',
  noRatesToRead: 'Este cliente todavía no tiene tarifas: el precio de cada solicitud se calcula manualmente.',
  wrong_unitPrice: 'Un precio de 0 a 10000, como 32.50, o 0.125 por palabra',
  wrong_minimumCharge: 'Un precio de 0 a 10000 en centavos enteros, como 80.00',
  wrong_minimumQuantity: 'Un número de 0 a 1000000, como 2 o 1.5',
  discard: 'Descartar los cambios',
  copy: 'Copiar de otro cliente',
  copyTitle: 'Copiar tarifas',
  copyText: 'Las tarifas se agregan aquí; nada se guarda hasta que usted lo guarde.',
  copyFrom: 'Cliente',
  copyChoice: { one: '{name}: {count} par', many: '{name}: {count} de pares', other: '{name}: {count} pares' },
  copyNeeded: 'Elija un cliente',
  copyReplaces: 'Sustituir todas las tarifas de aquí y el cargo mínimo',
  copyNone: 'Ningún otro cliente tiene tarifas todavía.',
  copyAction: 'Copiar',
  copied: {
    one: 'Se copió {count} par. Guárdelo para conservarlo.',
    many: 'Se copiaron {count} de pares. Guárdelos para conservarlos.',
    other: 'Se copiaron {count} pares. Guárdelos para conservarlos.',
  },
  copiedNone: 'Todos estos pares ya están en la tabla.',
})
