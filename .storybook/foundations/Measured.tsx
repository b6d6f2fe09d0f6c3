import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import * as styles from './foundations.css'

/** A text sample with its computed font size and line height. */
export function Measured(props: ComponentProps<'p'>) {
  const sample = useRef<HTMLParagraphElement>(null)
  const [measure, setMeasure] = useState('')
  useLayoutEffect(() => {
    if (sample.current === null) return
    const { fontSize, lineHeight } = getComputedStyle(sample.current)
    setMeasure(`${pixels(fontSize)} on ${pixels(lineHeight)} px`)
  })
  return (
    <>
      <p ref={sample} {...props} />
      <p className={styles.small}>{measure}</p>
    </>
  )
}

const pixels = (length: string) => String(Math.round(Number.parseFloat(length)))
