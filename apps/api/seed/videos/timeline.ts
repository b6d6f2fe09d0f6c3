import type { TranscriptLine } from '../../src/db/schema/index.ts'
import type { SpokenLine } from './demo-video.ts'

/** Seconds of the title card, and of the end card. */
const opening = 3
const ending = 2
/** Comfortable reading speed in words per second. */
const readingSpeed = 2.5
const shortest = 3

/** A line with its start and end in seconds. */
export interface TimedLine extends SpokenLine {
  readonly from: number
  readonly to: number
}

/** Times the lines of a video: long enough to read each one, in half seconds. */
export function timed(lines: readonly SpokenLine[]): TimedLine[] {
  let from = opening
  return lines.map((line) => {
    const words = line.text.split(/\s+/).length
    const to = from + Math.max(shortest, Math.ceil((words / readingSpeed) * 2) / 2)
    const one = { ...line, from, to }
    from = to
    return one
  })
}

/** Duration of a video in seconds, rounded up. */
export const durationOf = (lines: readonly SpokenLine[]) =>
  Math.ceil((timed(lines).at(-1)?.to ?? opening) + ending)

export const transcriptOf = (lines: readonly SpokenLine[]): TranscriptLine[] =>
  timed(lines).map(({ from, speaker, text }) => ({ at: from, speaker, text }))

/** The lines as a WebVTT file; a new speaker is named. */
export function captionsOf(lines: readonly SpokenLine[]): string {
  const cues = timed(lines).map(({ from, to, speaker, text }) => {
    const words = speaker === null ? text : `${speaker}: ${text}`
    return `${clock(from)} --> ${clock(to)}\n${escapeCue(words)}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

/** Escapes the text of a cue: WebVTT has tags and entities. */
const escapeCue = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** hh:mm:ss.ttt */
function clock(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23)
}
