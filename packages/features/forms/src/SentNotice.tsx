import { Notice, type NoticeProps } from '@edbazaar/ui/Notice'

/** The good news that a form was sent, in the form’s place; the focus goes to it. */
export function SentNotice(news: Pick<NoticeProps, 'title' | 'children'>) {
  return <Notice tone="good" tabIndex={-1} ref={focusOn} {...news} />
}

/** One function for good: with another at each render the notice would take the focus again. */
const focusOn = (notice: HTMLDivElement | null) => notice?.focus({ preventScroll: true })
