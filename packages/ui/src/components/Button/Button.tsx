'use client'

import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { useSharedLabels } from '../../internal/shared-labels'
import { Anchor, type AnchorProps } from '../Link/LinkProvider'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './Button.css'
import type { ButtonSize, ButtonVariant } from './button-looks'

const lookOf = (variant: ButtonVariant, size: ButtonSize) =>
  joinClasses(styles.variant[variant], styles.size[size], variant === 'bare' && styles.narrow)

interface ButtonLook {
  /** Visual emphasis. @default 'quiet' */
  variant?: ButtonVariant
  /** 44 or 52 px high. @default 'medium' */
  size?: ButtonSize
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner and ignores clicks. The button keeps focus. @default false */
  loading?: boolean
  /** Makes it a toggle button: whether it is pressed. */
  pressed?: boolean | undefined
}

/** An action on this page. To link to another page, use `ButtonLink`. */
export function Button({
  variant = 'quiet',
  size = 'medium',
  loading = false,
  pressed,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const labels = useSharedLabels()
  return (
    <button
      // biome's button rule wants a literal; the default above is one.
      type={type}
      aria-pressed={pressed}
      aria-disabled={loading || undefined}
      data-loading={loading || undefined}
      className={joinClasses(lookOf(variant, size), className)}
      onClick={loading ? preventDefault : onClick}
      {...rest}
    >
      <span className={styles.label}>{children}</span>
      {loading && (
        <>
          <span className={styles.spinner} />
          <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
        </>
      )}
    </button>
  )
}

function preventDefault(event: { preventDefault: () => void }) {
  event.preventDefault()
}

export interface ButtonLinkProps extends ButtonLook, AnchorProps {}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'quiet',
  size = 'medium',
  className,
  ...rest
}: ButtonLinkProps) {
  return <Anchor className={joinClasses(lookOf(variant, size), className)} {...rest} />
}
