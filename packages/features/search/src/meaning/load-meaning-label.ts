import type { SearchMeaning } from '@edbazaar/api-client'
import { type I18n, importWithRetry } from '@edbazaar/feature-platform'

/** Loads the function that labels searches. A search box needs none before it has suggestions. */
export async function loadMeaningLabel(i18n: I18n): Promise<(meaning: SearchMeaning) => string> {
  const [{ meaningLabel }, { meaningMessages }] = await importWithRetry(() =>
    Promise.all([import('./meaning-label'), import('./messages')]),
  )
  await i18n.load(meaningMessages)
  const t = i18n.translate(meaningMessages)
  return (meaning) => meaningLabel(meaning, t)
}
