import type { Vertical } from '@portolan/contract/desk/desk'

type Some<Each> = readonly [Each, ...Each[]]
type Work = { readonly clients: Some<number>; readonly names: Some<string>; readonly targets: Some<Some<string>> }

/** Typical projects of each vertical: names, clients and languages. */
export const works: Readonly<Record<Vertical, Work>> = {
  healthcare: {
    clients: [1001],
    names: ['Discharge letters', 'Consent forms', 'Patient leaflet', 'Care plan', 'Vaccination notes', 'Lab results'],
    targets: [['esj'], ['esj', 'vit'], ['chs', 'kor'], ['ara'], ['esj', 'vit', 'chs', 'kor', 'ara']],
  },
  insurance: {
    clients: [1002],
    names: ['Policy terms', 'Claims file', 'Letter to policyholders', 'Damage report', 'Schedule of benefits'],
    targets: [['fra'], ['deu'], ['esn', 'fra'], ['esn', 'fra', 'deu']],
  },
  technical: {
    clients: [1007, 1008],
    names: ['Operating manual', 'Safety data sheet', 'Service bulletin', 'Parts catalog', 'Assembly guide'],
    targets: [['deu'], ['jpn'], ['esn', 'ptb'], ['deu', 'fra', 'ita']],
  },
  government: {
    clients: [1004],
    names: ['Ballot information', 'Permit form', 'Notice to residents', 'Court summons', 'Council minutes'],
    targets: [['esj'], ['esj', 'chs'], ['vit', 'kor', 'esj']],
  },
  comprehension: {
    clients: [1005, 1006],
    names: ['Reading test', 'Survey', 'Training course', 'Welcome pack', 'Questionnaire'],
    targets: [['esm'], ['fra'], ['esm', 'ptb']],
  },
  taiwan: {
    clients: [1008, 1007],
    names: ['Supplier contract', 'Product page', 'Quality audit', 'Packaging texts'],
    targets: [['cht'], ['cht', 'jpn']],
  },
}

export const groups: Some<string> = ['Clinic openings', 'Product launch', 'Yearly review', 'Website relaunch']
export const qaTypes: Some<string> = ['Linguistic', 'Layout', 'Terminology', 'Final check']
