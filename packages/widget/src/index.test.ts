import { expect, test } from 'vitest'

test('loads without a DOM and defines nothing', async () => {
  expect(globalThis.customElements).toBeUndefined()
  const { widgetKinds, widgetLanguages, widgetThemes } = await import('./index')
  expect({ widgetKinds, widgetLanguages, widgetThemes }).toEqual({
    widgetKinds: ['all', 'schools', 'tuitions', 'activities', 'camps', 'workshops'],
    widgetLanguages: ['en', 'hi'],
    widgetThemes: ['light', 'dark', 'auto'],
  })
})
