import type { WidgetRelease, WidgetSuggestions } from '../generated/schema'

/** Released versions of the search widget, newest first. */
export const widgetReleases = (): WidgetRelease[] => [
  {
    version: '1.0.0',
    url: 'https://edbazaar.example/widget/1.0.0/edbazaar-search.js',
    integrity: 'sha384-Vsk+PQ27gftqKrNx7dZLZIhOhLDa0RTpcrTJi4cJwDI8g4C9sRhL1YwmvcRbmy8t',
    bytes: 10_426,
    gzip_bytes: 4_940,
  },
]

/** The configuration of the search widget. */
export const widgetSuggestions = (): WidgetSuggestions => ({
  suggestions: [
    {
      kind: 'school',
      name: 'Vidya Niketan Public School',
      detail: 'Indiranagar, Bengaluru · CBSE · 2.4 km',
      url: 'https://edbazaar.example/schools/vidya-niketan-public-school-482913',
    },
    {
      kind: 'activity',
      name: 'Chess for beginners',
      detail: 'Activity · Bengaluru',
      url: 'https://edbazaar.example/products/chess-for-beginners-100007',
    },
  ],
  results_url: 'https://edbazaar.example/global-search-result?query=vidya',
})
