import type { TranscriptLine } from '../../../../db/schema/index.ts'
import type { Cue } from './web-vtt.ts'

/** Characters from which a line of the transcript ends with its caption. */
const longLine = 240

const endsSentence = (text: string) => /[.?!।…]["'”’)]?$/.test(text)

/** The captions as text: those of one sentence of a speaker are one line. */
export function transcriptOf(cues: readonly Cue[]): TranscriptLine[] {
  const lines: TranscriptLine[] = []
  let speaker: string | null = null
  for (const cue of cues) {
    const last = lines.at(-1)
    const named: string | null = cue.speaker ?? speaker
    const continues =
      last !== undefined &&
      named === speaker &&
      !endsSentence(last.text) &&
      last.text.length + cue.text.length < longLine
    if (continues) last.text = `${last.text} ${cue.text}`
    else lines.push({ at: cue.from, speaker: named === speaker ? null : named, text: cue.text })
    speaker = named
  }
  return lines
}

/** All words of a transcript. */
export const transcriptText = (lines: readonly TranscriptLine[]): string =>
  lines.map(({ text }) => text).join(' ')
