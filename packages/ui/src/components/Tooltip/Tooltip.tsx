'use client'

import { type ComponentProps, cloneElement, type ReactElement, useId, useRef } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Tooltip.css'
import { useTip } from './use-tip'

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What the tip adds, in one short sentence. The trigger has its own name without it. */
  text: string
  /** Above or below the trigger; on the other side where there is no room. @default 'top' */
  side?: 'top' | 'bottom'
  /** The trigger: one button, link or field that takes the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/**
 * A few words about a control, shown while the pointer rests on it or the keyboard has it in focus.
 * It describes the control and never names it: on touch it does not appear.
 */
export function Tooltip({ text, side = 'top', className, children, ...rest }: TooltipProps) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const handlers = useTip(tip)
  const others = children.props['aria-describedby']
  return (
    <span className={joinClasses(styles.root, className)} {...rest} {...handlers}>
      {cloneElement(children, {
        'aria-describedby': others === undefined ? id : `${others} ${id}`,
      })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className={styles.tip}
        data-side={side}
        lang={languageOf(text)}
      >
        {text}
      </span>
    </span>
  )
}
