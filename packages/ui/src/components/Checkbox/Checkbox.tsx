import type { ComponentProps } from 'react'
import { formatCount } from '../../formatting/numbers'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Checkbox.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label of the checkbox. */
  label: string
  /** Language of the label if it differs from the page, such as `hi`. */
  labelLang?: string | undefined
  /** Number of results with this value, shown at the end of the line. */
  count?: number | undefined
}

/** A checkbox with its label; the whole line is the target. Rest props and `ref` go to the input. */
export function Checkbox({ label, labelLang, count, className, ...rest }: CheckboxProps) {
  return (
    <label className={joinClasses(styles.row, className)} data-empty={count === 0 ? '' : undefined}>
      <input type="checkbox" className={styles.box} {...rest} />
      <span className={styles.text} lang={labelLang}>
        {label}
      </span>
      {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
    </label>
  )
}
