'use client'

import { languageOf } from '../../formatting/languages'
import { ResponsiveImage } from '../ResponsiveImage/ResponsiveImage'
import * as styles from './ColumnPicker.css'
import type { CompareColumn } from './compare-column'

interface ColumnPickerProps {
  label: string
  columns: readonly CompareColumn[]
  /** `href` of the two columns shown. */
  shown: readonly string[]
  /** Called with the `href` of a column to show. */
  onPick: (href: string) => void
}

/** Chooses which two of the columns a phone shows. */
export function ColumnPicker({ label, columns, shown, onPick }: ColumnPickerProps) {
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {columns.map(({ href, name, image }) => (
          <button
            key={href}
            type="button"
            aria-pressed={shown.includes(href)}
            className={styles.choice}
            onClick={() => onPick(href)}
          >
            <ResponsiveImage
              {...image}
              alt=""
              shape="square"
              sizes="32px"
              className={styles.seal}
            />
            <span className={styles.name} lang={languageOf(name)}>
              {name}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
