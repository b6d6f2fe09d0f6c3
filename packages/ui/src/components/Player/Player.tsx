'use client'

import { type ComponentProps, useState } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Player.css'

/** One format of a video. */
export interface VideoSource {
  /** URL of the file. */
  url: string
  /** MIME type: "video/mp4". */
  type: string
}

/** A WebVTT file. */
export interface Captions {
  /** URL of the file. */
  url: string
  /** BCP 47: "en". */
  language: string
  /** Name of the language in that language: "हिन्दी". */
  label: string
}

export interface PlayerProps
  extends Omit<ComponentProps<'video'>, 'src' | 'poster' | 'children' | 'aria-label'> {
  /** Accessible name of the player. */
  label: string
  /** The formats of the video; the browser plays the first one it supports. */
  sources: readonly VideoSource[]
  /** Caption tracks. The first is shown from the start. */
  captions: readonly Captions[]
  /** Image shown until the video starts. */
  poster: string
  /** Link text for browsers that cannot play the video. */
  fallback: string
}

/**
 * A video with native controls in a frame of 16:9. Only the metadata is loaded before playback
 * starts.
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
