import type { Endpoint } from '../endpoint.ts'
import { getClientTranslationSettings, listTranslationClients, saveClientTranslationSettings } from './admin/clients.ts'
import {
  addTranslationModel,
  cancelTranslationModel,
  listTranslationEngines,
  listTranslationModels,
  removeTranslationModel,
} from './admin/engines.ts'
import { exportTranslationUsage, getTranslationUsage } from './admin/usage.ts'
import {
  cancelFileTranslation,
  compareWays,
  correctSegment,
  getFileTranslationProgress,
  listSegments,
  rebuildFile,
  retryFileTranslation,
  translateFiles,
} from './files.ts'
import {
  addTerm,
  changeTerm,
  createGlossary,
  deleteGlossary,
  deleteTerm,
  listGlossaries,
  listTerms,
  renameGlossary,
} from './glossaries.ts'
import { exportTerms, importTerms } from './glossary-files.ts'
import { editCues, exportSubtitles, getPlayer, getWaveform, listCues, rebuildTrack } from './media/cues.ts'
import {
  cancelMediaTranslation,
  getMediaOptions,
  getMediaTranslationProgress,
  listDubbingVoices,
  retryMediaTranslation,
  translateMediaFiles,
} from './media/media.ts'
import { getMachineTranslationSettings, listLanguageCombinations } from './settings.ts'
import { detectLanguage, postEditText, translateText } from './text.ts'

/** In the order of the documentation. */
export const machineTranslationEndpoints: readonly Endpoint[] = [
  getMachineTranslationSettings,
  translateText,
  detectLanguage,
  postEditText,
  translateFiles,
  getFileTranslationProgress,
  cancelFileTranslation,
  retryFileTranslation,
  listSegments,
  correctSegment,
  rebuildFile,
  compareWays,
  translateMediaFiles,
  getMediaOptions,
  listDubbingVoices,
  getMediaTranslationProgress,
  cancelMediaTranslation,
  retryMediaTranslation,
  listCues,
  editCues,
  rebuildTrack,
  exportSubtitles,
  getWaveform,
  getPlayer,
  listGlossaries,
  createGlossary,
  renameGlossary,
  deleteGlossary,
  listTerms,
  addTerm,
  changeTerm,
  deleteTerm,
  importTerms,
  exportTerms,
  listLanguageCombinations,
  listTranslationEngines,
  listTranslationModels,
  addTranslationModel,
  cancelTranslationModel,
  removeTranslationModel,
  getTranslationUsage,
  exportTranslationUsage,
  listTranslationClients,
  getClientTranslationSettings,
  saveClientTranslationSettings,
]
