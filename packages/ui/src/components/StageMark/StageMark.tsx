import type { ComponentProps } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './StageMark.css'
import type { StageMarkShape } from './stage-marks'

export interface StageMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The shape, which shows how far a process has come. */
  mark: StageMarkShape
  /** The stage in a word, beside the mark. Leave it out only if the word is there already. */
  label?: string | undefined
}

/** The stage of an enquiry or an application: a shape with its word. */
export function StageMark({ mark, label, className, ...rest }: StageMarkProps) {
  return (
    <span className={joinClasses(styles.stage, className)} {...rest}>
      <span className={styles.mark} data-mark={mark} aria-hidden="true" />
      {label !== undefined && <span lang={languageOf(label)}>{label}</span>}
    </span>
  )
}
