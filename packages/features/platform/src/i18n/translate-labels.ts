import type { MessageDescriptor } from './catalogue'
import type { Translate } from './create-i18n'

/** Messages for the `labels` of a component, by the names of the labels. */
type LabelMessages = Readonly<
  Record<string, MessageDescriptor | ((...values: never[]) => MessageDescriptor)>
>

type Labels<M> = {
  readonly [Name in keyof M]: M[Name] extends (...values: infer Values) => MessageDescriptor
    ? (...values: Values) => string
    : string
}

/** Writes all messages of a group, for the `labels` of a component of `@edbazaar/ui`. */
export function translateLabels<const M extends LabelMessages>(messages: M, t: Translate): Labels<M>
export function translateLabels(messages: LabelMessages, t: Translate): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [
      name,
      typeof message === 'function' ? (...values: never[]) => t(message(...values)) : t(message),
    ]),
  )
}
