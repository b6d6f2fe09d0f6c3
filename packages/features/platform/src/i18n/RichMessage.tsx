import { LinguiContext, Trans } from '@lingui/react'
import { type ReactElement, useMemo } from 'react'
import type { CatalogueMessages, MessageDescriptor } from './catalogue'
import { useI18n, useMessages } from './use-messages'

interface RichMessageProps {
  /** The messages that `message` is one of. */
  from: CatalogueMessages
  message: MessageDescriptor
  /** An element for each tag of the message: `<link>…</link>` is put into `parts.link`. */
  parts: Readonly<Record<string, ReactElement>>
}

/** A message with links or emphasis inside. Plain messages use `useMessages`, which loads less. */
export function RichMessage({ from, message, parts }: RichMessageProps) {
  useMessages(from)
  const { lingui } = useI18n()
  const context = useMemo(() => ({ i18n: lingui, _: lingui.t }), [lingui])
  return (
    <LinguiContext value={context}>
      <Trans {...message} components={parts} />
    </LinguiContext>
  )
}
