'use client'

import type { ComponentProps } from 'react'
import { formatClock } from '../../formatting/durations'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Transcript.css'

export interface TranscriptLine {
  /** Seconds from the start. */
  at: number
  /** Null where the same person goes on. */
  speaker: string | null
  /** What is said; its language is recognised. */
  text: string
}

export interface TranscriptProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** From the first to the last; no two at the same second. */
  lines: readonly TranscriptLine[]
  /** Seconds that the video is at; the line that is said then is marked. Null before it starts.
   * @default null */
  now?: number | null
  /** Says what a line's time does, for screen readers: "Play from 0:07". */
  playLabel: (clock: string) => string
  /** The reader wants to hear a line, by its seconds. */
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
