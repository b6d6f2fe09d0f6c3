import type { ComponentProps } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './JumpBar.css'
import type { JumpTarget } from './jump-target'

export interface JumpBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** In the order of the page. */
  targets: readonly JumpTarget[]
  /** `href` of the section in view, such as the result of `useCurrentTarget`. */
  current?: string | undefined
  /** @default 'On this page' */
  label?: string
}

/** Links to the sections of a long page, in a sticky bar. */
export function JumpBar({
  targets,
  current,
  label = 'On this page',
  className,
  ...rest
}: JumpBarProps) {
  return (
    <nav aria-label={label} className={joinClasses(styles.bar, className)} {...rest}>
      {targets.map((target) => (
        <a
          key={target.href}
          href={target.href}
          lang={languageOf(target.label)}
          className={styles.link}
          aria-current={target.href === current ? 'true' : undefined}
        >
          {target.label}
        </a>
      ))}
    </nav>
  )
}
