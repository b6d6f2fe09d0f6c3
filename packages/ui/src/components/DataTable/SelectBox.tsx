import type { ComponentProps } from 'react'
import { box } from '../Checkbox/Checkbox.css'
import * as styles from './DataTable.css'

interface SelectBoxProps extends ComponentProps<'input'> {
  label: string
  /** Whether only some of the rows are selected. */
  isMixed?: boolean
}

/** A checkbox that fills its cell; its name is for screen readers. */
export function SelectBox({ label, isMixed = false, ...rest }: SelectBoxProps) {
  return (
    <label className={styles.pick}>
      <input
        ref={(input) => {
          if (input !== null) input.indeterminate = isMixed
        }}
        type="checkbox"
        aria-label={label}
        className={box}
        {...rest}
      />
    </label>
  )
}
