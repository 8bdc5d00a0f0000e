import type { CountNote } from './count-notes.ts'

export const countingRule = 'عُدّت الكلمات كما يعدّها برنامج Microsoft Word.'

export const countNoteTexts: Readonly<Record<CountNote, string>> = {
  FORMULAS: 'لم تُحتسب نتائج الصيغ.',
  HIDDEN_SHEETS: 'لم تُحتسب الأوراق المخفية.',
  HIDDEN_CELLS: 'لم تُحتسب الصفوف والأعمدة المخفية.',
  HIDDEN_SLIDES: 'لم تُحتسب الشرائح المخفية.',
  HIDDEN_TEXT: 'لم يُحتسب النص المخفي.',
  COMMENTS: 'لم تُحتسب التعليقات.',
  TRACKED_CHANGES: 'لم يُحتسب النص المحذوف بتعقّب التغييرات.',
  EMBEDDED_OBJECTS: 'لم تُحتسب الملفات المضمّنة.',
  PICTURE_PAGES: 'بعض الصفحات صور، ولم يُحتسب النص الموجود في الصور.',
  ENCODING_GUESSED: 'لا يذكر الملف ترميز نصه، لذا قد لا يكون العدد دقيقًا.',
  READ_AS_TEXT: 'لا يتبع الملف التنسيق المذكور في اسمه، فعُدّ نصًا عاديًا.',
}
