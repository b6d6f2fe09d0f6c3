'use client'

import type { ComponentProps } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { jumpTo } from '../../internal/jump-to'
import { ChevronDownIcon } from '../Icon/icons'
import type { JumpTarget } from '../JumpBar/jump-target'
import { Menu } from '../Menu/Menu'
import * as styles from './JumpMenu.css'

export interface JumpMenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** In the order of the page or form. */
  targets: readonly JumpTarget[]
  /** `href` of the section in view, such as the result of `useCurrentTarget`. */
  current?: string | undefined
  /** @default 'Jump to section' */
  label?: string
}

/**
 * A button that opens a menu of the sections of a long form, for `underTitle` of `Dialog`. It shows
 * the section in view. A selection scrolls to the section and focuses it, and leaves the URL as it
 * is.
 */
export function JumpMenu({
  targets,
  current,
  label = 'Jump to section',
  className,
  ...rest
}: JumpMenuProps) {
  const inView = targets.find(({ href }) => href === current)?.label
  return (
    <Menu
      items={targets.map((target) => ({
        label: target.label,
        isCurrent: target.href === current,
        onSelect: () => jumpTo(target.href),
      }))}
      className={joinClasses(styles.button, className)}
      {...rest}
    >
      <span className={styles.label}>{label}</span>
      <ChevronDownIcon size="small" className={styles.chevron} />
      {inView !== undefined && (
        <span className={styles.current} lang={languageOf(inView)}>
          {inView}
        </span>
      )}
    </Menu>
  )
}
