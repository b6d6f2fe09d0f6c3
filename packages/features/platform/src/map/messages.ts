import { msg } from '@edbazaar/feature-platform/macro'
import { defineMessages } from '../i18n/catalogue'

/** Texts of every map. */
export const messages = defineMessages('platform/map', import.meta.glob('./locales/*.po'), {
  labels: {
    zoomIn: msg`Zoom in`,
    zoomOut: msg`Zoom out`,
    fullScreen: msg`Full screen`,
    leaveFullScreen: msg`Leave full screen`,
    useTwoFingers: msg`Use two fingers to move the map`,
    loadFailed: msg`The map could not be loaded. Check your connection.`,
    retry: msg`Retry`,
    outline: msg`Borders: SVG Maps, CC BY 4.0. Land and rivers: Natural Earth`,
    names: msg`Names: GeoNames, CC BY 4.0`,
  },
  close: msg`Close`,
  help: msg`Drag the pin, or select a point on the map. With the keyboard: arrow keys move the pin, Shift makes the steps smaller, + and − zoom.`,
  noPin: msg`No pin yet. Select a point on the map.`,
})
