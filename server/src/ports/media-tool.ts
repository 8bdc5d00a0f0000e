export type MediaInfo = {
  readonly seconds: number
  readonly container: string
  readonly audio: { readonly codec: string; readonly channels: number }
  /** Undefined for recordings without a picture. A cover is no video. */
  readonly video:
    | { readonly codec: string; readonly width: number; readonly height: number; readonly frameRate: string }
    | undefined
}

export type MediaRefusalReason =
  | 'not_media'
  | 'no_audio'
  | 'cut_off'
  | 'too_long'
  | 'too_many_streams'
  | 'picture_too_large'
  | 'timed_out'

/** What is wrong with a file of a stranger. */
export class MediaRefusal extends Error {
  override name = 'MediaRefusal'
  readonly reason: MediaRefusalReason

  constructor(reason: MediaRefusalReason, detail = '') {
    super(detail ? `${reason}: ${detail}` : reason)
    this.reason = reason
  }
}

export type MediaToolState =
  | { readonly state: 'ready' }
  | { readonly state: 'not_installed' }
  /** Nothing on this machine keeps the programs away from other files and the network. */
  | { readonly state: 'no_sandbox' }

/** Paths are absolute, and outputs lie in the same folder, which only this call uses. */
export type MediaCall = {
  readonly folder: string
  readonly signal: AbortSignal
  readonly onProgress?: (fraction: number) => void
}

/** A subtitle track or sound of a language. */
export type LanguageTrack = {
  readonly file: string
  /** BCP 47. */
  readonly language: string
  /** As the player shows it. */
  readonly title: string
}

/** Reads and writes audio and video. Every file is taken for hostile. Failures are MediaRefusal or Error. */
export type MediaTool = {
  getState(): Promise<MediaToolState>
  probe(file: string, call: MediaCall): Promise<MediaInfo>
  /** The first sound track as signed 16-bit samples, mono, 16 kHz, without a header. */
  extractSpeech(file: string, output: string, info: MediaInfo, call: MediaCall): Promise<void>
  /** A small copy that browsers play: VP9 and Opus in WebM, or Opus alone. */
  writePreview(file: string, output: string, info: MediaInfo, call: MediaCall): Promise<void>
  /** Speaks a wav file faster without changing the pitch; writes signed 16-bit samples, mono, 48 kHz, as wav. */
  changeTempo(file: string, output: string, tempo: number, call: MediaCall): Promise<void>
  /**
   * Mixes a voice (signed 16-bit samples, mono, 48 kHz, as long as the media) over the lowered original sound, at −16 LUFS.
   * Writes AAC in an MP4 container.
   */
  mixVoice(media: string, voice: string, output: string, info: MediaInfo, call: MediaCall): Promise<void>
  /** Copies the picture and the original sound into an MP4 or MKV file, with further sound and subtitle (SRT) tracks. */
  mux(
    media: string,
    output: string,
    tracks: { readonly sounds: readonly LanguageTrack[]; readonly subtitles: readonly LanguageTrack[] },
    info: MediaInfo,
    call: MediaCall,
  ): Promise<void>
  /** Draws subtitles (SRT) into the picture; writes an MP4 file. */
  burnIn(media: string, subtitles: string, output: string, info: MediaInfo, call: MediaCall): Promise<void>
  stop(): Promise<void>
}

/** What players expect in MP4 files; programs would write more than they play. */
const videoCodecsOfMp4 = ['h264', 'hevc', 'mpeg4', 'av1']
const audioCodecsOfMp4 = ['aac', 'mp3', 'ac3', 'eac3', 'alac']

export const isAudioOfMp4 = ({ audio }: Pick<MediaInfo, 'audio'>): boolean => audioCodecsOfMp4.includes(audio.codec)

/** The ending of the output of `mux` that can hold the picture and the sound as they are. */
export const containerFor = (info: Pick<MediaInfo, 'audio' | 'video'>): 'mp4' | 'mkv' =>
  isAudioOfMp4(info) && (info.video === undefined || videoCodecsOfMp4.includes(info.video.codec)) ? 'mp4' : 'mkv'
