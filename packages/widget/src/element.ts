import { attributeNames } from './attributes'
import { createSearch } from './search'
import css from './widget.css?inline'

const name = 'edbazaar-search'

/**
 * Defines `<edbazaar-search>`. If the script is loaded twice, even in two versions, the first
 * definition stays.
 */
export function define(): void {
  if (customElements.get(name)) return
  /** Shared stylesheet of all elements. */
  const styles = new CSSStyleSheet()
  styles.replaceSync(css)

  customElements.define(
    name,
    class extends HTMLElement {
      static observedAttributes = attributeNames

      #search = createSearch(this)

      constructor() {
        super()
        const root = this.attachShadow({ mode: 'open', delegatesFocus: true })
        root.adoptedStyleSheets = [styles]
        root.append(this.#search.card)
      }

      connectedCallback() {
        this.#search.renew()
      }

      disconnectedCallback() {
        this.#search.stop()
      }

      attributeChangedCallback() {
        if (this.isConnected) this.#search.renew()
      }
    },
  )
}
