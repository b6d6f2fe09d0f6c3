import '@edbazaar/widget'
import type {} from '@edbazaar/widget/jsx'

/** The search for other sites as its tag, from npm. */
export function WidgetTag() {
  return (
    <edbazaar-search api="/api" kind="schools">
      <a href="/">EdBazaar</a>
    </edbazaar-search>
  )
}
