'use client'

import { type ComponentProps, cloneElement, type ReactElement, useId, useRef } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Tooltip.css'
import { useTip } from './use-tip'

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The text, in one short sentence. It does not name the trigger. */
  text: string
  /** Above or below the trigger; on the other side if there is no room. @default 'top' */
  side?: 'top' | 'bottom'
  /** The trigger: one button, link or field that takes the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/**
 * A few words about a control, shown on hover and keyboard focus. It describes the control and does
 * not name it, because it does not appear on touch.
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
