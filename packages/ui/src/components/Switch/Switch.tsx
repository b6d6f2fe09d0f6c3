import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { type SavePhase, SaveState } from '../SaveState/SaveState'
import * as styles from './Switch.css'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  /** The setting that is on or off. */
  label: string
  /** An explanation under the label. */
  hint?: ReactNode
  /** State of saving the last change, for settings that save at once. */
  savePhase?: SavePhase | undefined
}

/**
 * A switch that turns a setting on or off at once; the whole line is the target. Rest props and
 * `ref` go to the input.
 */
export function Switch({ label, hint, savePhase, id, className, ...rest }: SwitchProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <div className={joinClasses(styles.row, className)}>
      <div className={styles.labelAndState}>
        <div className={styles.text}>
          <label htmlFor={inputId} className={styles.label}>
            {label}
          </label>
          {hint && (
            <p id={`${inputId}-hint`} className={styles.hint}>
              {hint}
            </p>
          )}
        </div>
        {savePhase !== undefined && <SaveState phase={savePhase} className={styles.state} />}
      </div>
      <input
        id={inputId}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has this state natively
        role="switch"
        className={styles.input}
        aria-describedby={hint ? `${inputId}-hint` : undefined}
        {...rest}
      />
    </div>
  )
}
