import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['The exact location of a school or store, after its area was chosen with `PlaceField`.'],
  avoid: ['Choosing a town or area: use `PlaceField`.', 'Showing locations: use `SchoolMap`.'],
  anatomy: [
    { part: 'Map', text: 'Names and coasts, or tiles, with zoom and full screen.' },
    { part: 'Pin', text: 'Its tip is the location.' },
    { part: 'Description', text: 'The nearest place and the coordinates.' },
    { part: 'Actions', text: '“Use my location”.' },
    { part: 'Help', text: 'How to move the pin.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the map, the pin, the controls and the actions.' },
    { keys: '← ↑ → ↓', does: 'On the pin: move it by 16 pixels of the map; with Shift by 2.' },
    { keys: '+ −', does: 'Zoom.' },
  ],
  accessibility: [
    'The pin is a button named by `label`, the nearest place and the coordinates.',
    'A new location is announced.',
    'On touch screens one finger scrolls the page, drags the pin or selects a point; two fingers move the map.',
  ],
  dos: [
    { text: 'Update `description` with the nearest place after each change.' },
    { text: 'Save when the pin rests, not with each step of a key.' },
  ],
  donts: [
    { text: 'Do not make it the only way to give a location: offer `PlaceField` before it.' },
  ],
}
