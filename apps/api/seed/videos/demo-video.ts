import type { ContestWinner, Speaker } from '../../src/db/schema/index.ts'

/** One sentence of a video: its speaker, the words, and the text on the card. */
export interface SpokenLine {
  /** Null if the speaker continues. */
  readonly speaker: string | null
  readonly text: string
  /** A few words in the largest letters of the video. */
  readonly card: string
}

export interface DemoVideo {
  readonly url: string
  readonly title: string
  readonly summary: string
  /** HTML. */
  readonly description: string
  readonly language: 'en' | 'hi'
  readonly speakers: readonly Speaker[]
  readonly lines: readonly SpokenLine[]
  /** yyyy-mm-dd */
  readonly publishedOn: string
}

export interface DemoContest extends DemoVideo {
  /** HTML. */
  readonly rules: string
  /** HTML. */
  readonly entry: string
  /** The last day to enter, yyyy-mm-dd or in days from today. */
  readonly closesOn: string | { readonly inDays: number }
  readonly winners: readonly ContestWinner[]
}

/** Creates a line of a video. */
export const line = (speaker: string | null, text: string, card: string): SpokenLine => ({
  speaker,
  text,
  card,
})
