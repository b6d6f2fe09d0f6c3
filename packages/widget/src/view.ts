import { draw, make } from './elements'

/** The DOM of an element, created once. */
export type View = ReturnType<typeof createView>

export function createView() {
  const label = make('label', { htmlFor: 'field' })
  const field = make('input', {
    id: 'field',
    role: 'combobox',
    ariaAutoComplete: 'list',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: false,
    enterKeyHint: 'search',
    maxLength: 100,
  })
  field.setAttribute('aria-controls', 'list')
  const clear = make('button', { type: 'button' }, draw('M18 6 6 18M6 6l12 12'))
  const go = make('button', { className: 'go' }, draw('M5 12h14M12 5l7 7-7 7'))
  const list = make('div', { role: 'listbox', id: 'list' })
  const note = make('p', {})
  const again = make('button', { type: 'button' })
  const more = make('a', {})
  const panel = make('div', { className: 'panel' }, list, note, again, more)
  // In the top layer, if the browser supports anchor positioning.
  if (CSS.supports('position-area:end')) panel.popover = 'manual'
  const lens = draw('m21 21-4-4M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0')
  const ask = make('div', { className: 'ask' }, lens, field, clear, go, panel)
  const form = make('form', {}, label, ask)
  const by = make('a', { className: 'by' }, draw(knot), 'EdBazaar')
  const status = make('div', { role: 'status' })
  const card = make('div', { className: 'card' }, form, by, status)
  return { card, form, label, field, clear, go, panel, list, note, again, more, by, status }
}

/** The EdBazaar logo: a knot of four loops. */
const knot = 'M12 7a4 4 0 1 1 5 5a4 4 0 1 1-5 5a4 4 0 1 1-5-5a4 4 0 1 1 5-5z'
