import type { CustomFieldDefinition } from '@portolan/contract/clients/clients'
import type { FieldTranslations } from '../tables/client.ts'

export type DemoField = Pick<CustomFieldDefinition, 'name' | 'type'> &
  Partial<CustomFieldDefinition> &
  FieldTranslations

/** Defaults of a custom field. */
export const plainField: Omit<CustomFieldDefinition, 'name' | 'type'> = {
  required: false,
  visible: true,
  visibleIf: [],
  defaultValue: null,
  description: null,
  options: [],
  validationRegex: null,
  validationMessage: null,
  disabled: false,
  mapping: null,
  category: 'PROJECT',
  filterType: null,
}

/** Harbor Health has a project field of each type, one conditional, one with a pattern; and one field of its users. */
export const demoFields: Readonly<Record<number, readonly DemoField[]>> = {
  1001: [
    {
      name: 'Cost center',
      type: 'INPUT_TEXT',
      required: true,
      description: 'Four digits, as on your badge',
      validationRegex: '^\\d{4}$',
      validationMessage: 'A cost center has four digits',
      mapping: 'costCentre',
      translations: {
        ar: {
          label: 'مركز التكلفة',
          description: 'أربعة أرقام، كما في بطاقتك',
          validationMessage: 'يتكون مركز التكلفة من أربعة أرقام',
        },
        es: {
          label: 'Centro de costo',
          description: 'Cuatro dígitos, como en su credencial',
          validationMessage: 'Un centro de costo tiene cuatro dígitos',
        },
      },
    },
    {
      name: 'Department',
      type: 'LISTONLY',
      required: true,
      options: ['Cardiology', 'Maternity', 'Oncology', 'Patient services', 'Pharmacy'],
      mapping: 'department',
      translations: { ar: { label: 'القسم' }, es: { label: 'Departamento' } },
    },
    {
      name: 'Document type',
      type: 'LIST',
      options: ['Consent form', 'Discharge instructions', 'Letter', 'Leaflet'],
      description: 'Choose one, or write your own',
      translations: {
        ar: { label: 'نوع المستند', description: 'اختر نوعًا أو اكتب غيره' },
        es: { label: 'Tipo de documento', description: 'Elija uno o escriba otro' },
      },
    },
    {
      name: 'Sites',
      type: 'SELECT_MANY_LIST',
      options: ['Harbor Main', 'Harbor East', 'Harbor Children', 'Telehealth'],
      translations: { ar: { label: 'المواقع' }, es: { label: 'Sedes' } },
    },
    {
      name: 'Needed in clinic on',
      type: 'DATE',
      filterType: 'DATE',
      description: 'Leave empty if there is no fixed day',
      translations: {
        ar: { label: 'مطلوب في العيادة بتاريخ', description: 'اتركه فارغًا إن لم يكن هناك يوم محدد' },
        es: { label: 'Se necesita en la clínica el', description: 'Déjelo vacío si no hay un día fijo' },
      },
    },
    {
      name: 'Reading level',
      type: 'TEXT_AREA',
      visibleIf: [{ fieldName: 'Document type', value: 'Leaflet' }],
      description: 'Who will read the leaflet?',
      translations: {
        ar: { label: 'مستوى القراءة', description: 'من سيقرأ النشرة؟' },
        es: { label: 'Nivel de lectura', description: '¿Quién leerá el folleto?' },
      },
    },
    {
      name: 'Contains patient data',
      type: 'CHECKBOX',
      defaultValue: 'false',
      translations: { ar: { label: 'يحتوي على بيانات مرضى' }, es: { label: 'Contiene datos de pacientes' } },
    },
    {
      name: 'Clinical reviewer',
      type: 'PERSON_INFO',
      description: 'Who can answer questions about the content',
      translations: {
        ar: { label: 'المراجع السريري', description: 'من يستطيع الإجابة عن أسئلة حول المحتوى' },
        es: { label: 'Revisor clínico', description: 'Quién puede responder preguntas sobre el contenido' },
      },
    },
    {
      name: 'Badge number',
      type: 'INPUT_TEXT',
      category: 'USER',
      required: true,
      mapping: 'badgeNumber',
      translations: { ar: { label: 'رقم البطاقة' }, es: { label: 'Número de credencial' } },
    },
  ],
  1002: [
    {
      name: 'Urgent',
      type: 'CHECKBOX',
      defaultValue: 'false',
      description: 'Urgent claims go straight to translation',
      translations: {
        ar: { label: 'عاجل', description: 'المطالبات العاجلة تُرسل إلى الترجمة مباشرة' },
        es: { label: 'Urgente', description: 'Los siniestros urgentes pasan directamente a traducción' },
      },
    },
    {
      name: 'Claim number',
      type: 'INPUT_TEXT',
      mapping: 'claimNumber',
      translations: { ar: { label: 'رقم المطالبة' }, es: { label: 'Número de siniestro' } },
    },
  ],
}
