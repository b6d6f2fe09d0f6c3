'use client'

import { type ComponentProps, useState } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Player.css'

/** One format of a video. */
export interface VideoSource {
  /** Address of the file. */
  url: string
  /** MIME type: "video/mp4". */
  type: string
}

/** A WebVTT file. */
export interface Captions {
  /** Address of the file. */
  url: string
  /** BCP 47: "en". */
  language: string
  /** The language in its own words: "हिन्दी". */
  label: string
}

export interface PlayerProps
  extends Omit<ComponentProps<'video'>, 'src' | 'poster' | 'children' | 'aria-label'> {
  /** What is played, spoken as the player's name. */
  label: string
  /** The same video in different formats; the browser takes the first that it plays. */
  sources: readonly VideoSource[]
  /** The first is shown from the start. */
  captions: readonly Captions[]
  /** An image to stand in until the video is started. */
  poster: string
  /** For browsers that play no videos: the words of a link to the file. */
  fallback: string
}

/**
 * A video with the browser's own controls, in a room of 16:9 that is kept from the start. Of the video
 * no more than its length is fetched before somebody wants it.
 */
export function Player({
  label,
  sources,
  captions,
  poster,
  fallback,
  className,
  onPlay,
  ...rest
}: PlayerProps) {
  const [isStarted, setIsStarted] = useState(false)
  return (
    <video
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      poster={poster}
      data-started={isStarted || undefined}
      className={joinClasses(styles.video, className)}
      onPlay={(event) => {
        setIsStarted(true)
        onPlay?.(event)
      }}
      {...rest}
    >
      {sources.map(({ url, type }) => (
        <source key={url} src={url} type={type} />
      ))}
      {captions.map(({ url, language, label: name }, index) => (
        <track
          key={url}
          kind="captions"
          src={url}
          srcLang={language}
          label={name}
          default={index === 0}
        />
      ))}
      {sources[0] && <a href={sources[0].url}>{fallback}</a>}
    </video>
  )
}
