import '@edbazaar/widget'
import type {} from '@edbazaar/widget/jsx'

/** The search widget as its element, from npm. */
export function WidgetTag() {
  return (
    <edbazaar-search api="/api" kind="schools">
      <a href="/">EdBazaar</a>
    </edbazaar-search>
  )
}
