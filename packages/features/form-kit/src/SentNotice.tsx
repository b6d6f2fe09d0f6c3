import { Notice, type NoticeProps } from '@edbazaar/ui/Notice'

/** The confirmation that replaces a sent form. It takes the focus. */
export function SentNotice(props: Pick<NoticeProps, 'title' | 'children'>) {
  return <Notice tone="good" tabIndex={-1} ref={focusOn} {...props} />
}

/** Must keep its identity: a new ref function at each render would focus the notice again. */
const focusOn = (notice: HTMLDivElement | null) => notice?.focus({ preventScroll: true })
