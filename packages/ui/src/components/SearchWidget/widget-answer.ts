const suggestions = [
  ['Vidya Niketan Public School', 'Indiranagar, Bengaluru · CBSE · 0.8 km'],
  ['सरस्वती विद्या मंदिर', 'HAL 2nd Stage, Bengaluru · CBSE · 2.1 km'],
].map(([name, detail]) => ({ kind: 'school', name, detail, url: 'https://edbazaar.in/schools' }))

/** The mocked API response. */
export const widgetAnswer = {
  suggestions,
  results_url: 'https://edbazaar.in/schools?query=vid',
}
