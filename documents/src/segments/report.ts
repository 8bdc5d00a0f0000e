/** Why text of a document is not translated. */
export type LeftReason =
  /** Numbers, signs, or an address alone. */
  | 'no_words'
  | 'too_many_tags'
  | 'tracked_deletion'
  | 'hidden_text'
  /** Text in a font of symbols, such as Wingdings, is a picture. */
  | 'symbol_font'
  | 'file_name'
  /** Formulas, pivot tables or filters compare with the text of the cell. */
  | 'used_by_formula'
  /** Text that Excel shows only to versions that do not know threaded comments. */
  | 'comment_placeholder'
  | 'already_translated'
  /** Program code, identifiers and paths. */
  | 'code'
  /** The document says that it is not to be translated. */
  | 'marked_as_kept'
  | 'comment'
  /** Values that describe other values, such as the notes of an ARB file. */
  | 'metadata'
  | 'formula'
  | 'page_number'
  /** The head or foot of a page, which is translated where it is first. */
  | 'repeated_on_pages'
  | 'too_long'
  | 'broken_cell'

/** Why a segment keeps its source text although it should have been translated. */
export type FailReason =
  | 'no_answer'
  | 'empty_answer'
  /** Longer than the place in the document allows. */
  | 'too_long'
  /** Two columns of a table would have got one name. */
  | 'equal_column_names'
  /** Two choices of a list would have got one name. */
  | 'equal_choices'

/** What was wrong with the tags of an answer and was corrected. */
export type TagRepair = 'unknown' | 'repeated' | 'not_closed' | 'not_opened' | 'crossing' | 'put_back' | 'format_lost'

export type TranslationWarning =
  /** Any change breaks a digital signature. */
  | 'signature_broken'
  /** Content controls no longer show data from elsewhere, which is not translated. */
  | 'data_binding_removed'
  /** A document inside this one could not be read and is unchanged. */
  | 'embedded_document_left'
  /** The source says nothing about its encoding, and it is not Unicode. */
  | 'encoding_guessed'
  /** A page has pictures but no text. */
  | 'scanned_page'
  /** The text of a page was read from a picture, so it may have errors. */
  | 'scanned_page_recognized'
  /** Pictures were read in English, because the program lacks the language of the document. */
  | 'recognition_language_missing'
  /** The encoding of the source has no such characters, or cannot be written, so the translation is in UTF-8. */
  | 'encoding_changed'

export type SegmentFailure = { readonly id: string; readonly reason: FailReason }
export type Counts<Reason extends string> = Readonly<Partial<Record<Reason, number>>>

/** Pages whose text was read from pictures, and how sure the program is of the words, 0 to 100. */
export type Recognition = { readonly pages: number; readonly confidence: number }

export type SegmentReport = {
  readonly segments: number
  readonly words: number
  readonly left: Counts<LeftReason>
  readonly warnings: readonly TranslationWarning[]
  readonly recognized?: Recognition
}

export type TranslationReport = {
  readonly translated: number
  /** Answers that equal their source text. */
  readonly same: number
  readonly failed: readonly SegmentFailure[]
  readonly left: Counts<LeftReason>
  readonly repairs: Counts<TagRepair>
  readonly warnings: readonly TranslationWarning[]
  readonly recognized?: Recognition
}
