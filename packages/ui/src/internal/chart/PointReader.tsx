'use client'

import {
  type ChangeEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { languageOf } from '../../formatting/languages'
import * as styles from './point-reader.css'
import { nearest } from './positions'

/** Formatted texts of a point. */
interface Reading {
  /** Position in per cent from the left. */
  at: number
  title: string
  note?: string | undefined
  values: readonly { name: string; text: string; swatch: ReactNode }[]
}

interface PointReaderProps {
  /** Accessible name: "Points of the chart: Time to first answer". */
  label: string
  readings: readonly Reading[]
  /** Width of the highlight in per cent. Without it, the highlight is a line. */
  band?: number
  /** The SVG drawing. */
  children: ReactNode
}

/**
 * Lets users read a chart point by point with the pointer, touch or arrow keys. A transparent native
 * range input covers the drawing, so screen readers offer their usual controls and speak the text.
 */
export function PointReader({ label, readings, band, children }: PointReaderProps) {
  const [index, setIndex] = useState(0)
  const [isShown, setIsShown] = useState(false)
  const isPressed = useRef(false)
  const reading = readings[index] ?? readings[0]
  if (reading === undefined) return <div className={styles.canvas}>{children}</div>

  function readAt(event: PointerEvent<HTMLInputElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const place = ((event.clientX - left) / width) * 100
    setIndex(
      nearest(
        readings.map(({ at }) => at),
        place,
      ),
    )
    setIsShown(true)
  }
  // The browser assumes equal steps, but points can be unevenly spaced. The pointer position decides.
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    if (isPressed.current) return
    setIndex(event.currentTarget.valueAsNumber)
    setIsShown(true)
  }
  function onPointerDown(event: PointerEvent<HTMLInputElement>) {
    isPressed.current = true
    readAt(event)
  }
  function onPointerUp() {
    isPressed.current = false
  }
  function onPointerLeave(event: PointerEvent<HTMLInputElement>) {
    if (document.activeElement !== event.currentTarget) setIsShown(false)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setIsShown(false)
  }
  return (
    <div className={styles.canvas}>
      {isShown && <Cursor at={reading.at} band={band} />}
      {children}
      <input
        type="range"
        className={styles.input}
        aria-label={label}
        aria-valuetext={textOf(reading)}
        min={0}
        max={readings.length - 1}
        step={1}
        value={index}
        onChange={onChange}
        onPointerDown={onPointerDown}
        onPointerMove={readAt}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onPointerLeave={onPointerLeave}
        onFocus={() => setIsShown(true)}
        onBlur={() => setIsShown(false)}
        onKeyDown={onKeyDown}
      />
      {isShown && <Card reading={reading} />}
    </div>
  )
}

function textOf({ title, note, values }: Reading): string {
  const spokenValues = values.map(({ name, text }) => `${name} ${text}`).join(', ')
  return [title, note, spokenValues].filter(Boolean).join('. ')
}

function Cursor({ at, band }: { at: number; band: number | undefined }) {
  return (
    <svg className={styles.cursor} aria-hidden="true">
      {band === undefined ? (
        <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" className={styles.line} />
      ) : (
        <rect x={`${at - band / 2}%`} width={`${band}%`} height="100%" className={styles.band} />
      )}
    </svg>
  )
}

/** Values of the selected point, on the side with more room. */
function Card({ reading: { at, title, note, values } }: { reading: Reading }) {
  return (
    <div
      className={styles.card}
      data-side={at > 50 ? 'before' : 'after'}
      ref={(card) => card?.style.setProperty('left', `${at}%`)}
      aria-hidden="true"
    >
      <b className={styles.title} lang={languageOf(title)}>
        {title}
      </b>
      {note && <span className={styles.note}>{note}</span>}
      <ul className={styles.values}>
        {values.map(({ name, text, swatch }) => (
          <li key={name} className={styles.value}>
            {swatch}
            <span className={styles.name} lang={languageOf(name)}>
              {name}
            </span>
            <b className={styles.amount}>{text}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
