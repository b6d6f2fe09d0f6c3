'use client'

import { Children, type ComponentProps, type FocusEvent, type ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { ChevronLeftIcon, ChevronRightIcon, PlayIcon } from '../Icon/icons'
import { PauseIcon } from '../Icon/media-icons'
import { IconButton } from '../IconButton/IconButton'
import * as styles from './Carousel.css'
import { type CarouselLabels, defaultLabels } from './labels'
import { useRotation } from './use-rotation'
import { useSwipe } from './use-swipe'

export interface CarouselProps
  extends Omit<ComponentProps<'section'>, 'aria-label' | 'aria-roledescription'> {
  /** Accessible name of the carousel: "Highlights". */
  label: string
  /** Milliseconds for which a slide is shown. @default 4000 */
  intervalMs?: number
  /** Texts of the carousel. @default English */
  labels?: Partial<CarouselLabels> | undefined
  /** The slides, such as `BannerSlide`. */
  children: ReactNode
}

/**
 * Slides that rotate. They pause under the pointer, while focus is inside, in a
 * hidden tab and for users who prefer reduced motion; a button stops and starts them. Images of
 * slides that are not shown soon are not loaded.
 */
export function Carousel({
  label,
  intervalMs = 4000,
  labels: givenLabels,
  className,
  children,
  ...rest
}: CarouselProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  const slides = Children.toArray(children)
  const count = slides.length
  const { index, near, isStarted, isRotating, ...rotation } = useRotation(count, intervalMs)
  const swipe = useSwipe(rotation.move)

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) rotation.release('focus')
  }
  function stateOf(place: number) {
    if (place === index) return 'shown'
    return near.includes(place) ? 'near' : 'waiting'
  }
  return (
    <section
      aria-roledescription={labels.carousel}
      aria-label={label}
      className={joinClasses(styles.carousel, className)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && rotation.hold('pointer')}
      onPointerLeave={() => rotation.release('pointer')}
      onFocus={() => rotation.hold('focus')}
      onBlur={onBlur}
      {...rest}
    >
      {/* First in the tab order, so that users can stop the slides before reading them. */}
      {count > 1 && (
        <div className={styles.controls}>
          <IconButton
            label={isStarted ? labels.stop : labels.start}
            icon={isStarted ? <PauseIcon /> : <PlayIcon />}
            onClick={rotation.toggle}
          />
          <span className={styles.place} aria-hidden="true">
            {labels.position(index + 1, count)}
          </span>
          <Dots count={count} index={index} nameOf={labels.show} onPick={rotation.show} />
          <IconButton
            label={labels.previous}
            icon={<ChevronLeftIcon />}
            onClick={() => rotation.move(-1)}
          />
          <IconButton
            label={labels.next}
            icon={<ChevronRightIcon />}
            onClick={() => rotation.move(1)}
          />
        </div>
      )}
      <div className={styles.stage} aria-live={isRotating ? 'off' : 'polite'} {...swipe}>
        {slides.map((slide, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is not a form group.
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides have no id.
            key={place}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={labels.position(place + 1, count)}
            className={styles.slide}
            data-state={stateOf(place)}
            inert={place !== index}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  )
}

interface DotsProps {
  count: number
  index: number
  /** The accessible name of a button, by the place of its slide from 1. */
  nameOf: (place: number) => string
  onPick: (place: number) => void
}

function Dots({ count, index, nameOf, onPick }: DotsProps) {
  const places = Array.from({ length: count }, (_, place) => place)
  return (
    <div className={styles.dots}>
      {places.map((place) => (
        <button
          key={place}
          type="button"
          aria-label={nameOf(place + 1)}
          aria-current={place === index || undefined}
          className={styles.dot}
          onClick={() => onPick(place)}
        />
      ))}
    </div>
  )
}
