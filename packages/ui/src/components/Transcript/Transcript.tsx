'use client'

import type { ComponentProps } from 'react'
import { formatClock } from '../../formatting/durations'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Transcript.css'

export interface TranscriptLine {
  /** Seconds from the start. */
  at: number
  /** Null if the speaker has not changed. */
  speaker: string | null
  /** The spoken text. Its language is detected. */
  text: string
}

export interface TranscriptProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In chronological order; start times must be unique. */
  lines: readonly TranscriptLine[]
  /**
   * Current time of the video in seconds, to highlight the current line. Null before it starts.
   * @default null
   */
  now?: number | null
  /** Accessible name of a line's time button: "Play from 0:07". */
  playLabel: (clock: string) => string
  /** Called with the start time when the user presses a line's button. */
  onSeek: (at: number) => void
}

/** Transcript of a video. Each line has a button that plays the video from there. */
export function Transcript({
  lines,
  now = null,
  playLabel,
  onSeek,
  className,
  ...rest
}: TranscriptProps) {
  const current = now === null ? -1 : lines.findLastIndex(({ at }) => at <= now)
  return (
    <ol className={joinClasses(styles.lines, className)} {...rest}>
      {lines.map(({ at, speaker, text }, index) => (
        <li
          key={at}
          className={styles.line}
          aria-current={index === current ? 'true' : undefined}
          data-speaker={speaker === null ? undefined : true}
        >
          <button
            type="button"
            className={styles.time}
            aria-label={playLabel(formatClock(at))}
            onClick={() => onSeek(at)}
          >
            {formatClock(at)}
          </button>
          <p className={styles.text} lang={languageOf(text)}>
            {speaker !== null && <b className={styles.speaker}>{speaker}</b>}
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}
