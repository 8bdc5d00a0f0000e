/** How well a language is translated by machine, or why it is not. */
export const en = {
  good: 'Few corrections needed',
  fair: 'Expect some mistakes',
  gist: 'Rough translation: for understanding only',
  ofLanguages: '{languages}: {note}',
  human_only: 'Human translation only',
  no_engine: 'Not translated by machine',
  kept_on_our_machines: 'Only by outside services, which your organization does not use',
  not_allowed_for_client: 'Not set up for your organization',
  not_from_source: 'Not from this language',
  not_as_source: 'Only as a target',
} as const
