/** What a format could not hold. `cue` is an index into the cues in order of time. */
export type WriteFinding =
  | { readonly code: 'characters_replaced'; readonly cue: number; readonly characters: string }
  | { readonly code: 'shown_late'; readonly cue: number; readonly frames: number }
  | { readonly code: 'ends_early'; readonly cue: number }
  | { readonly code: 'lines_left_out'; readonly cue: number; readonly limit: number }
  | { readonly code: 'line_cut'; readonly cue: number; readonly columns: number; readonly limit: number }
  | { readonly code: 'style_lost'; readonly cue: number }
  | { readonly code: 'position_lost'; readonly cue: number }
  | { readonly code: 'overlap_hidden'; readonly cue: number }
