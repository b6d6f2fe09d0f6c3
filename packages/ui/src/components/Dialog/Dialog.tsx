'use client'

import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { Knot } from '../../internal/Knot'
import { useFocusReturn } from '../../internal/use-focus-return'
import { useScrollLock } from '../../internal/use-scroll-lock'
import { XIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import * as styles from './Dialog.css'
import type { DialogShape } from './dialog-shape'

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether it stands over the page. */
  isOpen: boolean
  /** Close, Escape or a press beside the dialog asks for it; open it stays until `isOpen` is false. */
  onClose: () => void
  /** Its heading, by which screen readers announce it. */
  title: string
  /** Language of the title where it is not the page's. */
  titleLang?: string | undefined
  /** A sentence under the title, read out with it; a panel keeps it in view. */
  description?: string | undefined
  /** Before the title, such as a small image of what the dialog is about. */
  lead?: ReactNode
  /** @default 'modal' */
  shape?: DialogShape
  /** Puts our mark over a title in the middle: for what greets. @default false */
  hasLogo?: boolean
  /** Its actions, always in view. The last is the main one. */
  footer?: ReactNode
  /** What has the focus at first, such as the first field. Otherwise the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>
  /** What gets the focus as it closes, where what had it before will go. Read at that moment. */
  finalFocus?: RefObject<HTMLElement | null> | undefined
  /** @default 'Close' */
  closeLabel?: string
}

/**
 * A window over the page: a modal in the middle, on a phone a sheet from below; or a panel from the
 * side. Focus stays inside and goes back where it was; the page behind holds still. Import the
 * component that shows it lazily, so that pages pay for it only when it opens.
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

const news = '[aria-live]'
const openList = '[role="combobox"]:is([aria-expanded="true"], [data-open])'

/** Not radix's own overlay: it adds a style element, which a strict Content-Security-Policy refuses. */
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
  footer,
  initialFocus,
  finalFocus,
  closeLabel = 'Close',
  className,
  children,
  ...rest
}: Omit<DialogProps, 'isOpen'>) {
  const focus = useFocusReturn({ first: initialFocus, last: finalFocus })
  const descriptionElement = description !== undefined && (
    <Description className={styles.description}>{description}</Description>
  )

  /** News over the window is no part of the page beside it. */
  function onInteractOutside(event: Event) {
    if (event.target instanceof Element && event.target.closest(news)) event.preventDefault()
  }
  /** Escape closes what lies on top: an open list of suggestions before the window around it. */
  function onEscapeKeyDown(event: Event) {
    if (document.activeElement?.matches(openList)) event.preventDefault()
  }
  return (
    <Content
      {...(description === undefined && { 'aria-describedby': undefined })}
      data-shape={shape}
      data-logo={hasLogo || undefined}
      className={joinClasses(styles.window, className)}
      onEscapeKeyDown={onEscapeKeyDown}
      onInteractOutside={onInteractOutside}
      {...focus}
      {...rest}
    >
      <header className={styles.head}>
        {hasLogo && <Knot size={44} />}
        {lead}
        <div className={styles.words}>
          <Title className={styles.title} lang={titleLang}>
            {title}
          </Title>
          {shape === 'panel' && descriptionElement}
        </div>
        <IconButton
          label={closeLabel}
          icon={<XIcon />}
          className={styles.close}
          onClick={onClose}
        />
      </header>
      <div className={styles.body}>
        {shape === 'modal' && descriptionElement}
        {children}
      </div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </Content>
  )
}
