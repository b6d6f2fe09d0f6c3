import { define } from './element'
import type { EdBazaarSearchElement, EdBazaarSearchEventMap } from './events'

export {
  type EdBazaarSearchAttributes,
  type WidgetKind,
  type WidgetLanguage,
  type WidgetTheme,
  widgetKinds,
  widgetLanguages,
  widgetThemes,
} from './attributes'
export type {
  EdBazaarSearchElement,
  EdBazaarSearchEventMap,
  ErrorDetail,
  SelectDetail,
  SubmitDetail,
  SuggestDetail,
  SuggestionKind,
  WidgetSuggestion,
} from './events'

declare global {
  interface HTMLElementTagNameMap {
    'edbazaar-search': EdBazaarSearchElement
  }
  interface HTMLElementEventMap extends EdBazaarSearchEventMap {}
}

// On a server there is no DOM.
if (globalThis.customElements) define()
