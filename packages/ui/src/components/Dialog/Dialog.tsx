'use client'

import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { Knot } from '../../internal/Knot'
import { useSharedLabels } from '../../internal/shared-labels'
import { useFocusReturn } from '../../internal/use-focus-return'
import { useScrollLock } from '../../internal/use-scroll-lock'
import { XIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import * as styles from './Dialog.css'
import type { DialogShape } from './dialog-shape'

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called on close, Escape or a press outside. The dialog stays open until `isOpen` is false. */
  onClose: () => void
  /** Heading and accessible name. */
  title: string
  /** Language of the title if it differs from the page. */
  titleLang?: string | undefined
  /** A sentence under the title that describes the dialog. In a panel it stays in view. */
  description?: string | undefined
  /** Content before the title, such as a small image. */
  lead?: ReactNode
  /** @default 'modal' */
  shape?: DialogShape
  /** Shows the logo above a centred title. @default false */
  hasLogo?: boolean
  /** In a panel: a row under the title, below 1024 px, such as a `JumpMenu`. Stays in view. */
  underTitle?: ReactNode
  /**
   * In a panel: a column beside the body from 1024 px on, such as a `JumpList`. It stays in view, and
   * follows the body in the order of focus.
   */
  beside?: ReactNode
  /** Actions, always in view. The last is the main one. */
  footer?: ReactNode
  /** Receives focus when the dialog opens, such as the first field. By default the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Receives focus on close if the element that had it is gone. Read at that moment. */
  finalFocus?: RefObject<HTMLElement | null> | undefined
  /** @default 'Close' */
  closeLabel?: string
}

/**
 * A dialog over the page: a centred modal, on a phone a bottom sheet; or a panel from the
 * side. Focus stays inside and returns on close; the page behind does not scroll. Import the
 * component that uses it lazily, so that its code loads only when it opens.
 */
export function Dialog({ isOpen, onClose, ...shown }: DialogProps) {
  return (
    <Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Scrim />
        <Window {...shown} onClose={onClose} />
      </Portal>
    </Root>
  )
}

const liveRegion = '[aria-live]'
const openInside =
  '[role="combobox"]:is([aria-expanded="true"], [data-open]), [data-takes-escape] *'

/** Not the Radix overlay, which adds a style element that a strict Content-Security-Policy blocks. */
function Scrim() {
  useScrollLock()
  return <div className={styles.scrim} />
}

function Window({
  onClose,
  title,
  titleLang,
  description,
  lead,
  shape = 'modal',
  hasLogo = false,
  underTitle,
  beside,
  footer,
  initialFocus,
  finalFocus,
  closeLabel,
  className,
  children,
  ...rest
}: Omit<DialogProps, 'isOpen'>) {
  const labels = useSharedLabels()
  const focus = useFocusReturn({ first: initialFocus, last: finalFocus })
  const descriptionElement = description !== undefined && (
    <Description className={styles.description}>{description}</Description>
  )

  /** A press on a toast does not count as a press outside. */
  function onInteractOutside(event: Event) {
    if (event.target instanceof Element && event.target.closest(liveRegion)) event.preventDefault()
  }
  /** Escape closes the topmost layer: an open list or calendar before the dialog. */
  function onEscapeKeyDown(event: Event) {
    if (document.activeElement?.matches(openInside)) event.preventDefault()
  }
  return (
    <Content
      {...(description === undefined && { 'aria-describedby': undefined })}
      data-shape={shape}
      data-logo={hasLogo || undefined}
      data-under-title={Boolean(underTitle) || undefined}
      data-beside={Boolean(beside) || undefined}
      className={joinClasses(styles.window, className)}
      onEscapeKeyDown={onEscapeKeyDown}
      onInteractOutside={onInteractOutside}
      {...focus}
      {...rest}
    >
      <header className={styles.head}>
        {hasLogo && <Knot size={44} />}
        {lead}
        <div className={styles.text}>
          <Title className={styles.title} lang={titleLang}>
            {title}
          </Title>
          {shape === 'panel' && descriptionElement}
        </div>
        <IconButton
          label={closeLabel ?? labels.close}
          icon={<XIcon />}
          className={styles.close}
          onClick={onClose}
        />
        {underTitle && <div className={styles.underTitle}>{underTitle}</div>}
      </header>
      <div className={styles.columns}>
        <div className={styles.body}>
          {shape === 'modal' && descriptionElement}
          {children}
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </Content>
  )
}
