import { Notice, type NoticeProps } from '@edbazaar/ui/Notice'

/** The good news that a form was sent, in the form’s place; the focus goes to it. */
export function SentNotice(news: Pick<NoticeProps, 'title' | 'children'>) {
  return (
    <Notice
      tone="good"
      tabIndex={-1}
      ref={(notice) => notice?.focus({ preventScroll: true })}
      {...news}
    />
  )
}
