'use client'

import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { useSharedLabels } from '../../internal/shared-labels'
import * as styles from './YesNo.css'

export interface YesNoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whether the answer is yes. */
  isYes: boolean
}

/** Yes or no with an icon: a tick or a dash. */
export function YesNo({ isYes, className, ...rest }: YesNoProps) {
  const labels = useSharedLabels()
  return (
    <span
      data-answer={isYes ? 'yes' : 'no'}
      className={joinClasses(styles.answer, className)}
      {...rest}
    >
      {isYes ? labels.yes : labels.no}
    </span>
  )
}
