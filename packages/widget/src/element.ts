import { attributeNames } from './attributes'
import { createSearch } from './search'
import css from './widget.css?inline'

/** Defines `<edbazaar-search>`. Twice on a page, in two versions even: the first one stays. */
export function define(): void {
  if (customElements.get('edbazaar-search')) return
  /** The styles, parsed once for all elements. */
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)

  class EdBazaarSearch extends HTMLElement {
    static readonly observedAttributes = attributeNames

    #search = createSearch(this)

    constructor() {
      super()
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true })
      root.adoptedStyleSheets = [sheet]
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
  }
  customElements.define('edbazaar-search', EdBazaarSearch)
}
